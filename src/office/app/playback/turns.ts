import { beginsTurn, type Entry } from '../../journal';

/** An input from outside and all that it caused at once, by their places. */
export interface Turn {
  readonly from: number;
  readonly to: number;
  /** The command that was answered or heard; undefined for an intent. */
  readonly k: number | undefined;
  /** The turn in which that command was asked, by its place among the turns. */
  readonly causedBy: number | undefined;
}

/** The turns of a log. What comes before its first input is in none. */
export function turnsOf(entries: readonly Entry[]): readonly Turn[] {
  const starts = entries.flatMap((entry, index) => (beginsTurn(entry) ? [index] : []));
  const askedIn = new Map<number, number>();
  return starts.map((from, turn) => {
    const to = (starts[turn + 1] ?? entries.length) - 1;
    const input = entries[from];
    const k = input && 'k' in input ? input.k : undefined;
    for (const entry of entries.slice(from, to + 1)) if (entry.kind === 'asked') askedIn.set(entry.k, turn);
    return { from, to, k, causedBy: k === undefined ? undefined : askedIn.get(k) };
  });
}
