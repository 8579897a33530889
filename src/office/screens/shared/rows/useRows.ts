import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useActiveRow } from './useActiveRow';

/** Pixels, as the style sheets have it. */
const HEAD_HEIGHT = 36;

/** Where a person stands in a list: pixels from its top, and the row that Tab reaches, from 0. */
export interface ListPlace {
  readonly scrollTop: number;
  readonly activeRow: number;
}

/**
 * The rows of a list that stand in the page: those in sight and the one that has the keyboard. Takes a row's height in
 * pixels and the place to begin at; `onLeave` hears the last place when the list goes.
 */
export function useRows(
  count: number,
  rowHeight: number,
  place: ListPlace,
  onLeave: (place: ListPlace) => void,
) {
  const [start] = useState(place);
  const scroller = useRef<HTMLDivElement>(null);
  const active = useActiveRow(count, start.activeRow);
  const withActive = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active.row])].toSorted((a, b) => a - b),
    [active.row],
  );
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 1,
    initialOffset: start.scrollTop,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: withActive,
  });
  const leave = useRef(() => onLeave(start));
  useEffect(() => {
    leave.current = () => onLeave({ scrollTop: rows.scrollOffset ?? 0, activeRow: active.row });
  });
  useEffect(() => () => leave.current(), []);
  const pageSize = Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - HEAD_HEIGHT) / rowHeight) - 1);
  return {
    scroller,
    activeRow: active.row,
    /** From 0, each with its pixels from the top of the rows. */
    rows: rows.getVirtualItems().map(({ index, start: top }) => ({ row: index, top: top - HEAD_HEIGHT })),
    /** What the element around the rows takes. */
    group: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => active.onKeyDown(event, pageSize, rows.scrollToIndex),
      onFocus: active.onFocus,
      style: { height: rows.getTotalSize(), position: 'relative' as const },
    },
  };
}
