import { commandName, isCall } from './commandName';
import type { Course } from './course';
import type { CommandText, Entry, NumberedCommand } from './entry';
import { sameCommand } from './opening';

/** What a log about some workflows carries for the others, who may need it to serve those. */
interface Carried {
  /** The command that this one stands for, and its place; each is found once. */
  take(command: CommandText, by: string | undefined): Asked | undefined;
  /** It was given up here: where it was answered in the log, the answer is left for the next one like it. */
  giveBack(k: number | undefined): void;
  /** What a command was answered, and where. */
  answerTo(k: number): { readonly index: number; readonly entry: Answered } | undefined;
}

type Answered = Extract<Entry, { kind: 'answered' }>;
type Asked = { readonly index: number; readonly command: NumberedCommand };

/** Who waits, or asks for an id, does so for itself: a workflow that came later takes nothing from those that were there. */
const isForItself = ({ port }: CommandText) => port === 'clock' || port === 'ids';

/**
 * Finds for what another workflow asks its own recorded command of the same input, or else somebody's, as all are answered
 * alike; for a call there is also that of the workflow to the same script.
 */
export function createCarried(entries: readonly Entry[], { isOwn, askers }: Course): Carried {
  const all = entries.flatMap((entry, index): Asked[] =>
    entry.kind === 'asked' && !isOwn(askers(index)) ? [{ index, command: entry }] : [],
  );
  const taken = new Set<number>();
  function answerTo(k: number) {
    const index = entries.findIndex((entry) => entry.kind === 'answered' && entry.k === k);
    const entry = entries[index];
    return entry?.kind === 'answered' ? { index, entry } : undefined;
  }
  return {
    take(command, by) {
      const name = commandName(command);
      const left = all.filter((one) => !taken.has(one.command.k));
      const isSame = (one: Asked) => sameCommand(one.command, command);
      const own = left.filter((one) => one.command.by === by);
      const found =
        own.find(isSame) ??
        (isForItself(command) ? undefined : left.find(isSame)) ??
        (isCall(command) ? own.find((one) => commandName(one.command) === name) : undefined);
      if (found) taken.add(found.command.k);
      return found;
    },
    giveBack: (k) => void (k !== undefined && answerTo(k) && taken.delete(k)),
    answerTo,
  };
}
