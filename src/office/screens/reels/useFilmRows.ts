import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';

/** Pixels, of a row that says nothing more than a film's title. */
const ROW_HEIGHT = 58;

/** The rows of a reel that stand in the page: those in sight, and the one in hand, which is kept in sight. */
export function useFilmRows(count: number, heldAt: number | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const drawn = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (heldAt === undefined || seen.includes(heldAt)) return seen;
      return [...seen, heldAt].toSorted((one, other) => one - other);
    },
    [heldAt],
  );
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    rangeExtractor: drawn,
  });
  useEffect(() => {
    if (heldAt !== undefined) rows.scrollToIndex(heldAt);
  }, [heldAt, rows]);
  return {
    scroller,
    height: rows.getTotalSize(),
    /** Takes a row's element, whose place is its `data-index`. */
    measure: rows.measureElement,
    /** From 0, each with its pixels from the top. */
    rows: rows.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
  };
}
