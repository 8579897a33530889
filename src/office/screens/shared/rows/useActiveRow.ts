import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { rowIndexOf } from './rowIndex';

type ScrollToRow = (row: number, options: { align: 'auto' }) => void;

/** Where a key moves from `row`, or nothing when the key is not the list's. */
function target(key: string, row: number, pageSize: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, row + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1);
    case 'PageDown':
      return Math.min(last, row + pageSize);
    case 'PageUp':
      return Math.max(0, row - pageSize);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * The row that Tab reaches in a list of `count` rows, moved by arrows, Page Up and Down, Home and End. A list that is
 * looked at otherwise, which `of` tells, begins at its first row.
 */
export function useActiveRow(count: number, of: string, first: number) {
  const [wanted, setWanted] = useState({ of, row: first });
  const toFocus = useRef<HTMLElement | null>(null);
  const last = count - 1;
  const row = Math.max(0, Math.min(wanted.of === of ? wanted.row : 0, last));

  useLayoutEffect(() => {
    toFocus.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus({ preventScroll: true });
    toFocus.current = null;
  }, [row]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, pageSize: number, scrollTo: ScrollToRow) => {
    // A menu that a row opened stands elsewhere in the page; its keys are its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, row, pageSize, last);
    if (next === undefined) return;
    event.preventDefault();
    toFocus.current = event.currentTarget;
    setWanted({ of, row: next });
    scrollTo(next, { align: 'auto' });
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const focused = rowIndexOf(event.target);
    if (focused !== undefined) setWanted({ of, row: focused });
  };

  return { row, onKeyDown, onFocus };
}
