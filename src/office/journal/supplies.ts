import { commandName } from './commandName';
import type { CommandText, Recording } from './entry';
import type { OpenCommand } from './rehearsal';

/** What a recording's world has to tell, whoever asks. */
export interface Supplies {
  /** The answer to an open command: its own of the recording, one to another of its name, or that no answer came. */
  answerTo(open: OpenCommand): unknown;
  /** What is left to be heard by it, in order; taking it uses it up. */
  heardBy(open: OpenCommand): unknown[];
  /** An answer at once to a command that the recording does not have. */
  invent(command: CommandText): { readonly value: unknown } | undefined;
}

const silence = { ok: false, refusal: { kind: 'timeout' } };

/** Commands that no world keeps waiting. */
const isAtOnce = ({ port, op }: CommandText) =>
  port === 'ids' || port === 'windows' || `${port}.${op}` === 'clock.now';

export function suppliesOf({ header, entries }: Recording): Supplies {
  const names = new Map<number, string>();
  const own = new Map<number, unknown>();
  const byName = new Map<string, unknown>();
  const heard = new Map<number, unknown[]>();
  let made = 0;
  header.restarted?.open.forEach((command) => names.set(command.k, commandName(command)));
  entries.forEach((entry, index) => {
    if (entry.kind === 'asked') names.set(entry.k, commandName(entry));
    if (entry.kind === 'answered') {
      own.set(entry.k, entry.value);
      byName.set(names.get(entry.k) ?? '', entry.value);
    }
    // What was heard in the very call that began to listen is told again by itself.
    if (entry.kind === 'heard' && !(entry.within === index - 1 && entries[index - 1]?.kind === 'asked'))
      heard.set(entry.k, [...(heard.get(entry.k) ?? []), entry.value]);
  });

  function invented(command: CommandText): unknown {
    made += 1;
    if (command.port === 'ids') return `made${String(made).padStart(12, '0')}`;
    return byName.get(commandName(command)) ?? null;
  }

  return {
    answerTo({ recorded, name, command }) {
      if (recorded !== undefined && own.has(recorded)) return own.get(recorded);
      if (byName.has(name)) return byName.get(name);
      return command.port === 'http' ? silence : null;
    },
    heardBy: ({ recorded }) => (recorded === undefined ? [] : (heard.get(recorded) ?? [])),
    invent: (command) => (isAtOnce(command) ? { value: invented(command) } : undefined),
  };
}
