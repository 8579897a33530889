import { type KeyboardEvent, type MutableRefObject, useMemo, useRef, useState } from 'react';
import { useSteady } from '../../../ui/useSteady';
import { moveItem } from './moveItem';

/** A row being moved: it stood at `from` and would now be dropped at `to`, both from 0. */
interface Held {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What a row needs to be moved; the same as long as its list stands. */
export interface RowHands {
  /** Called while a row is dragged over a place, when it is dropped there, and when it is let go anywhere. */
  dragTo(key: string, to: number): void;
  dropAt(key: string, to: number): void;
  release(): void;
  onHandleKey(key: string, event: KeyboardEvent): void;
  /** The row that was just moved at once: the keyboard goes along with it. */
  readonly moved: MutableRefObject<string>;
}

interface RowOrder<Row> {
  readonly rows: readonly Row[];
  readonly held: Held | null;
  readonly hands: RowHands;
}

/**
 * The order of rows while one of them is moved, by drag or by keys: Space or Enter takes a row and drops it, arrows move
 * it, Escape puts it back; Alt with an arrow moves it at once. `onOrder` gets the rows in their new order, and the move.
 */
export function useOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  onOrder: (rows: readonly Row[], moved: { readonly key: string; readonly to: number }) => void,
): RowOrder<Row> {
  const [held, setHeld] = useState<Held | null>(null);
  const moved = useRef('');
  const indexOf = (key: string) => rows.findIndex((row) => keyOf(row) === key);
  const within = (at: number) => Math.max(0, Math.min(at, rows.length - 1));
  const order = (key: string, from: number, to: number) => {
    if (from !== to) onOrder(moveItem(rows, from, to), { key, to });
  };
  const dropAt = useSteady((key: string, to: number) => {
    order(key, indexOf(key), to);
    setHeld(null);
  });
  const dragTo = useSteady((key: string, to: number) => setHeld({ key, from: indexOf(key), to: within(to) }));
  const release = useSteady(() => setHeld(null));

  const take = (key: string, from: number, isHeld: boolean) => {
    if (isHeld && held) dropAt(key, held.to);
    else setHeld({ key, from, to: from });
  };

  const onHandleKey = useSteady((key: string, event: KeyboardEvent) => {
    const from = indexOf(key);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const isHeld = held?.key === key;
    if (event.key === ' ' || event.key === 'Enter') take(key, from, isHeld);
    else if (event.key === 'Escape' && isHeld) setHeld(null);
    else if (step !== 0 && isHeld) dragTo(key, held.to + step);
    else if (step !== 0 && event.altKey) {
      moved.current = key;
      order(key, from, within(from + step));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const shown = held && held.from >= 0 ? moveItem(rows, held.from, held.to) : rows;
  const hands = useMemo(
    () => ({ dragTo, dropAt, release, onHandleKey, moved }),
    [dragTo, dropAt, release, onHandleKey],
  );
  return { rows: shown, held, hands };
}
