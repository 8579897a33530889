import type { Entry } from '../../journal';
import { reportIntents } from '../../workflows/office/report';
import type { Track } from './track';

/** Where the panel can go. A position is the last entry that is played; -1 is before the first. */
interface Moves {
  readonly first: number;
  readonly last: number;
  next(position: number): number;
  previous(position: number): number;
  /** To the next thing that a person did, or the one before. */
  nextDeed(position: number): number;
  previousDeed(position: number): number;
  /** Through all that the next input causes: where a person would have seen the screen come to rest. */
  nextInput(position: number): number;
}

const isInput = ({ kind }: Entry) => kind === 'intent' || kind === 'answered' || kind === 'heard';

export function movesOf({ entries, played, deeds }: Track): Moves {
  const last = played - 1;
  const nextInputAfter = (position: number): number | undefined => {
    for (let index = position + 1; index <= last; index += 1)
      if (isInput(entries[index] as Entry)) return index;
    return undefined;
  };
  return {
    first: -1,
    last,
    next: (position) => Math.min(position + 1, last),
    previous: (position) => Math.max(position - 1, -1),
    nextDeed: (position) => deeds.find((index) => index > position && index <= last) ?? last,
    previousDeed: (position) => deeds.findLast((index) => index < position) ?? -1,
    nextInput(position) {
      const input = nextInputAfter(position);
      const after = input === undefined ? undefined : nextInputAfter(input);
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

/** The part of a file at which a look begins: the first that diverges, else the last in which the person did something. */
export function firstPart(tracks: readonly Track[]): number {
  const diverging = tracks.findIndex(({ divergence }) => divergence !== undefined);
  if (diverging >= 0) return diverging;
  const last = tracks.findLastIndex(({ deeds }) => deeds.length > 0);
  return last < 0 ? tracks.length - 1 : last;
}
