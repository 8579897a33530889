import type { Span } from '../../journal';

/** More columns than these are not drawn: the narrow panel has no room for them. */
const LANES = 8;

/** What a column shows beside one row. */
type LaneMark = 'none' | 'through' | 'begins' | 'ends';

/** Tells for each row what each column shows; spans in a column come one after another. */
export interface Lanes {
  readonly count: number;
  markAt(lane: number, index: number): LaneMark;
}

export function lanesOf(spans: readonly Span[]): Lanes {
  const columns: Span[][] = [];
  for (const span of spans) if (span.lane < LANES) (columns[span.lane] ??= []).push(span);
  return {
    count: columns.length,
    markAt(lane, index) {
      const span = lastFrom(columns[lane] ?? [], index);
      if (!span || span.to < index) return 'none';
      if (span.from === index) return 'begins';
      return span.to === index ? 'ends' : 'through';
    },
  };
}

/** The last span that begins at or before an entry: they are in order. */
function lastFrom(spans: readonly Span[], index: number): Span | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1];
}
