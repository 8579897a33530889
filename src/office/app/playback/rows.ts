import type { Fold } from './folds';

/** A line of the timeline: an entry, or a fold in the place of its entries. */
export interface Row {
  /** Its entry; of a closed fold the first one. */
  readonly index: number;
  /** Where one stands who goes to it: behind all that is folded into it. */
  readonly to: number;
  /** The fold that it stands for or begins. */
  readonly fold?: Fold;
  readonly isFolded: boolean;
}

/** The lines for the entries that are shown; folds are closed unless their first entry is among the opened. */
export function rowsOf(
  shown: readonly number[],
  folds: readonly Fold[],
  opened: ReadonlySet<number>,
): readonly Row[] {
  const rows: Row[] = [];
  let next = 0;
  for (let at = 0; at < shown.length; at += 1) {
    const index = shown[at] ?? 0;
    while ((folds[next]?.to ?? Infinity) < index) next += 1;
    const fold = folds[next];
    const isBegun = fold && fold.from <= index && (shown[at - 1] ?? -1) < fold.from;
    const end = fold && isBegun ? endIn(shown, at, fold) : at;
    const isFolded = end > at && !opened.has(fold?.from ?? -1);
    rows.push({ index, to: isFolded ? (shown[end] ?? index) : index, ...(end > at && { fold }), isFolded });
    if (isFolded) at = end;
  }
  return rows;
}

/** The last place among those that is in the fold. */
function endIn(shown: readonly number[], at: number, { to }: Fold): number {
  let end = at;
  while ((shown[end + 1] ?? Infinity) <= to) end += 1;
  return end;
}
