import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListPlace } from '../../../workflows/tables/lists';
import { useActiveRow } from './useActiveRow';
import { usePhone } from './usePhone';
import { usePrinting } from './usePrinting';

/** Pixels, as the style sheets have it. */
const HEAD_HEIGHT = 36;
/** So many rows are printed at most. */
const ON_PAPER = 1000;

interface RowsOptions {
  readonly count: number;
  /** Pixels. */
  readonly rowHeight: number;
  /** Rows are as high as what they say; on a phone all are. */
  readonly isMeasured: boolean;
  /** What stands in a row; the same function as long as that does not change. */
  readonly idAt: (row: number) => string | undefined;
  /** How the list is looked at: looked at otherwise, it begins at its top. */
  readonly of: string;
  /** Where it was left last. */
  readonly place: ListPlace | null;
  /** Hears the last place when the list goes. */
  readonly onLeave: (place: ListPlace) => void;
}

/** The rows of a list that stand in the page: those in sight and the one that has the keyboard; on paper, all. */
export function useVirtualRows({ count, rowHeight, isMeasured, idAt, of, place, onLeave }: RowsOptions) {
  const [start] = useState(place?.of === of ? place : { of, scrollTop: 0, activeRow: 0 });
  const scroller = useRef<HTMLDivElement>(null);
  const active = useActiveRow(count, of, start.activeRow, idAt);
  const isPrinting = usePrinting(scroller);
  const isPhone = usePhone(scroller);
  const drawn = useCallback(
    (range: Range) =>
      isPrinting
        ? Array.from({ length: Math.min(range.count, ON_PAPER) }, (_, index) => index)
        : [...new Set([...defaultRangeExtractor(range), active.row])].toSorted((a, b) => a - b),
    [active.row, isPrinting],
  );
  const isByContent = isMeasured || isPhone;
  const rows = useVirtualizer({
    count,
    // A height goes with its row.
    getItemKey: useCallback((row: number) => (isByContent && idAt(row)) || row, [idAt, isByContent]),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 1,
    initialOffset: start.scrollTop,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: drawn,
  });
  const shown = useRef(of);
  useLayoutEffect(() => {
    if (shown.current !== of && rows.scrollOffset) rows.scrollToOffset(0);
    shown.current = of;
  }, [of, rows]);
  const leave = useRef(() => onLeave(start));
  useEffect(() => {
    leave.current = () => onLeave({ of, scrollTop: rows.scrollOffset ?? 0, activeRow: active.row });
  });
  useEffect(() => () => leave.current(), []);
  const drawnRows = rows.getVirtualItems();
  const pageSize = Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - HEAD_HEIGHT) / rowHeight) - 1);
  return {
    scroller,
    activeRow: active.row,
    /** The rows in sight; null before the list was measured. */
    range: rows.range,
    /** Takes a row's element, whose place is its `data-index`, where rows are as high as what they say. */
    measure: isByContent ? rows.measureElement : undefined,
    /** From 0, each with its pixels from the top of the rows. */
    rows: drawnRows.map(({ index, start: top }) => ({ row: index, top: top - HEAD_HEIGHT })),
    /** What the element around the rows takes. */
    group: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => active.onKeyDown(event, pageSize, rows.scrollToIndex),
      onFocus: active.onFocus,
      onBlur: active.onBlur,
      style: { height: rows.getTotalSize(), position: 'relative' as const },
    },
  };
}
