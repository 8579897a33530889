import type { Entry } from '../../journal';
import { type Place, valueAt } from './places';
import type { Track } from './track';
import { type Turn, turnsOf } from './turns';

/** More causes than this are not told one by one: of a list that refreshes itself there are thousands. */
const MOST = 30;

/** Why something in the state is what it is. */
interface Causes {
  /** From what a person did, or the world told unasked, to the entry that changed it, by their places. Empty where it was so from the start. */
  readonly entries: readonly number[];
  /** How many are left out behind the first. */
  readonly leftOut: number;
}

/** What made the value at a place what it is after the entry at the position. */
export function causesOf(track: Track, place: Place, position: number): Causes {
  const change = changeOf(track, place, position);
  const all = change === undefined ? [] : wayTo(track.entries, change);
  const leftOut = Math.max(0, all.length - MOST);
  return { entries: all.filter((_index, at) => at === 0 || at > leftOut), leftOut };
}

function changeOf({ stateAt }: Track, place: Place, position: number): number | undefined {
  const textAt = (index: number) => JSON.stringify(valueAt(stateAt(index), place));
  for (let index = position; index >= 0; index -= 1) if (textAt(index) !== textAt(index - 1)) return index;
  return undefined;
}

/** Each entry came of an input; an answer, of the command that asked for it; a command again of an input. */
function wayTo(entries: readonly Entry[], change: number): readonly number[] {
  const turns = turnsOf(entries);
  const way = [change];
  let turn: Turn | undefined = turns.findLast(({ from }) => from <= change);
  while (turn) {
    const { from, k, causedBy } = turn;
    if (way[0] !== from) way.unshift(from);
    const asked = k === undefined ? -1 : askedBefore(entries, k, from);
    if (asked >= 0) way.unshift(asked);
    turn = asked < 0 || causedBy === undefined ? undefined : turns[causedBy];
  }
  return way;
}

const askedBefore = (entries: readonly Entry[], k: number, before: number): number =>
  entries.findLastIndex((entry, index) => index < before && entry.kind === 'asked' && entry.k === k);
