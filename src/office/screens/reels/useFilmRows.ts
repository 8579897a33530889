import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { usePrinting } from '../shared/rows/usePrinting';

/** Pixels, of a row that says nothing more than a film's title. */
const ROW_HEIGHT = 58;
/** The list as it is taken to be until it is measured: so its rows come with it, and not after it. */
const BEFORE_MEASURED = { width: 0, height: 10 * ROW_HEIGHT };

/** As the page tells it: a row that is only just there is not measured, which would lay out the whole page for it. */
const heightOf = (
  row: Element,
  told: ResizeObserverEntry | undefined,
  { options, itemSizeCache, indexFromElement }: Virtualizer<HTMLDivElement, Element>,
) => {
  const [box] = told?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  return itemSizeCache.get(options.getItemKey(indexFromElement(row))) ?? ROW_HEIGHT;
};

/** Tells the size of the list once the page has laid it out by itself: to read it at once would lay out the page twice. */
function observeSize(
  { scrollElement }: Virtualizer<HTMLDivElement, Element>,
  tell: (size: { readonly width: number; readonly height: number }) => void,
) {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** The rows of a reel that stand in the page: those in sight, and the one in hand, which is kept in sight; on paper, all. */
export function useFilmRows(count: number, heldAt: number | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting(scroller);
  const drawn = useCallback(
    (range: Range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_, index) => index);
      const seen = defaultRangeExtractor(range);
      if (heldAt === undefined || seen.includes(heldAt)) return seen;
      return [...seen, heldAt].toSorted((one, other) => one - other);
    },
    [heldAt, isPrinting],
  );
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 3,
    initialRect: BEFORE_MEASURED,
    observeElementRect: observeSize,
    measureElement: heightOf,
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
