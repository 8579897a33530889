import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { rowIndexOf } from './rowIndex';

type ScrollToRow = (row: number, options: { align: 'auto' }) => void;

const within = (row: number, last: number) => Math.max(0, Math.min(row, last));

/** Where a key moves from `row`, or nothing when the key is not the list's. */
function target(key: string, row: number, pageSize: number, last: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + pageSize,
    PageUp: row - pageSize,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? undefined : within(next, last);
}

/** Which thing has the keyboard, and in which row it stood; none while the keys go from row to row. */
interface Wanted {
  readonly of: string;
  readonly row: number;
  readonly id?: string | undefined;
}

/** What stands in the row that `main` opens where `on` stands in its own. */
function counterpart(on: Element, main: HTMLElement): HTMLElement {
  const alike = (part: Element) => [
    ...(part.closest('[role="row"]')?.querySelectorAll<HTMLElement>(on.tagName) ?? []),
  ];
  return alike(main)[alike(on).indexOf(on as HTMLElement)] ?? main;
}

/**
 * The row that Tab reaches in a list of `count` rows, moved by arrows, Page Up and Down, Home and End. A list that is
 * looked at otherwise, which `of` tells, begins at its first row. The keyboard goes after the thing that it was on, which
 * `idAt` names, and where that is gone, to what opens the row in its place.
 */
export function useActiveRow(
  count: number,
  of: string,
  first: number,
  idAt: (row: number) => string | undefined,
) {
  const [wanted, setWanted] = useState<Wanted>({ of, row: first });
  const focused = useRef<readonly [on: Element, list: Element] | null>(null);
  const { id } = wanted;
  const isSame = wanted.of === of;
  let now = isSame ? wanted.row : 0;
  if (isSame && id !== undefined && idAt(now) !== id) {
    now = count - 1;
    while (now >= 0 && idAt(now) !== id) now -= 1;
  }
  const row = within(now < 0 ? wanted.row : now, count - 1);

  const shown = useRef({ id, row });
  useLayoutEffect(() => {
    const hasMoved = shown.current.id === id && shown.current.row !== row;
    shown.current = { id, row };
    if (!focused.current || !isSame) return;
    const [on, list] = focused.current;
    const main = list.querySelector<HTMLElement>(`[data-row="${row}"]`);
    if (id === undefined || now < 0) main?.focus({ preventScroll: true });
    else if (main && !on.isConnected)
      counterpart(on, main).focus({
        preventScroll: !on.matches(':focus-visible'),
      });
    else if (hasMoved && on.matches(':focus-visible')) on.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, pageSize: number, scrollTo: ScrollToRow) => {
    // A menu that a row opened stands elsewhere in the page; its keys are its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, row, pageSize, count - 1);
    if (next === undefined) return;
    event.preventDefault();
    setWanted({ of, row: next });
    scrollTo(next, { align: 'auto' });
  };

  const onFocus = ({ target: on, currentTarget: list }: FocusEvent<HTMLElement>) => {
    const row = rowIndexOf(on);
    if (row === undefined) return;
    focused.current = [on, list];
    setWanted({ of, row, id: idAt(row) });
  };

  return {
    row,
    onKeyDown,
    onFocus,
    onBlur: () => void (focused.current = null),
  };
}
