import type { Entry } from '../../journal';
import { reportIntents } from '../../workflows/report';
import type { Track } from './track';

/** Where the panel can go. A position is the last entry that is played; -1 is before the first. */
export interface Moves {
  readonly first: number;
  readonly last: number;
  next(position: number): number;
  previous(position: number): number;
  /** To the next thing that a person did, or the one before. */
  nextIntent(position: number): number;
  previousIntent(position: number): number;
  /** Through all that the next input causes: where a person would have seen the screen come to rest. */
  nextInput(position: number): number;
}

const isIntent = (entry: Entry) => entry.kind === 'intent';
const isInput = (entry: Entry) => isIntent(entry) || entry.kind === 'answered' || entry.kind === 'heard';

export function movesOf({ entries, played }: Track): Moves {
  const last = played - 1;
  const find = (position: number, step: 1 | -1, isSought: (entry: Entry) => boolean): number | undefined => {
    for (let index = position + step; index >= 0 && index <= last; index += step)
      if (isSought(entries[index] as Entry)) return index;
    return undefined;
  };
  return {
    first: -1,
    last,
    next: (position) => Math.min(position + 1, last),
    previous: (position) => Math.max(position - 1, -1),
    nextIntent: (position) => find(position, 1, isIntent) ?? last,
    previousIntent: (position) => find(position, -1, isIntent) ?? -1,
    nextInput(position) {
      const input = find(position, 1, isInput);
      const after = input === undefined ? undefined : find(input, 1, isInput);
      return after === undefined ? last : after - 1;
    },
  };
}

/** How long playing waits before it goes on from a position, in milliseconds: as the person did, but never long. */
export function pauseAfter({ entries }: Track, position: number): number {
  const timeOf = (entry: Entry | undefined) => (entry && 'at' in entry ? entry.at : undefined);
  const next = timeOf(entries.slice(position + 1).find(isInput));
  const before = timeOf(entries.slice(0, position + 1).findLast(isInput));
  const pause = next === undefined || before === undefined ? 400 : next - before;
  return Math.min(Math.max(pause, 40), 1500);
}

/** Where a look begins: at the first divergence, or the end; of a report, before the person opened its dialog. */
export function firstLook({ entries, played, divergence }: Track): number {
  const report = entries.findLastIndex(
    (entry) => entry.kind === 'intent' && reportIntents.opened.match(entry.action),
  );
  return divergence || report < 0 || report >= played ? played - 1 : report - 1;
}
