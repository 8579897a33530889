import { type Asked, type Command, keyOf, type Listened, type World } from '../../src/office/kernel/world';

interface Waiting {
  readonly key: string;
  readonly input: unknown;
  tell(value: unknown): void;
}

/** `clock.sleep`, or a call by its script: `http.call reel.mail`. */
function nameOf(command: Command): string {
  const key = keyOf(command);
  return key === 'http.call' ? `${key} ${(command.input as { readonly script: string }).script}` : key;
}

/** A world that answers when the test says so, and remembers what was asked. */
interface ScriptedWorld extends World {
  /** Names of all commands asked so far, in order. */
  readonly asked: readonly string[];
  /** Names of the commands that have no answer yet, and of those that are listened to. */
  pending(): readonly string[];
  /** The input of the oldest pending command of that name; a call's is what the script gets. */
  inputOf(name: string): unknown;
  /** Answers the oldest pending command of that name. Throws when there is none. */
  answer(name: string, value: unknown): void;
  /** Answers the newest of them: answers may overtake one another. Throws when there is none. */
  answerNewest(name: string, value: unknown): void;
  /** Tells whoever listens to that command. Throws when nobody does. */
  hear(name: string, value: unknown): void;
}

/** `isPassed` names commands that a test is not about: they are answered at once with null, and not remembered. */
export function scriptedWorld(isPassed: (command: Command) => boolean = () => false): ScriptedWorld {
  const asked: string[] = [];
  let waiting: Waiting[] = [];
  const add = (command: Command, tell: (value: unknown) => void) => {
    const { input } = command as { input: { input?: unknown } | null };
    const entry = {
      key: nameOf(command),
      input: keyOf(command) === 'http.call' ? input?.input : input,
      tell,
    };
    asked.push(entry.key);
    waiting = [...waiting, entry];
    return () => remove(entry);
  };
  const remove = (entry: Waiting) => {
    waiting = waiting.filter((other) => other !== entry);
  };
  const find = (name: string, among: readonly Waiting[] = waiting): Waiting => {
    const entry = among.find(({ key }) => key === name);
    if (!entry)
      throw new Error(
        `${name} is not pending; pending are: ${waiting.map(({ key }) => key).join(', ') || 'none'}`,
      );
    return entry;
  };
  const answerOf = (entry: Waiting, value: unknown) => {
    remove(entry);
    entry.tell(value);
  };
  return {
    asked,
    ask: (command: Command<keyof Asked>, answer) => {
      if (!isPassed(command)) return add(command, answer);
      answer(null);
      return () => undefined;
    },
    listen: (command: Command<keyof Listened>, hear) => add(command, hear),
    pending: () => waiting.map(({ key }) => key),
    inputOf: (name) => find(name).input,
    answer: (name, value) => answerOf(find(name), value),
    answerNewest: (name, value) => answerOf(find(name, waiting.toReversed()), value),
    hear: (name, value) => find(name).tell(value),
  };
}
