import { type KeyboardEvent, useState } from 'react';
import { moveItem } from './moveItem';
import type { ReelEntry } from './useReelFilms';

/** A film being moved: it stood at `from` and would now be dropped at `to`, both from 0. */
interface Held {
  readonly rowId: string;
  readonly from: number;
  readonly to: number;
}

interface FilmOrder {
  readonly entries: readonly ReelEntry[];
  readonly held: Held | null;
  /** Called while a row is dragged over a place, when it is dropped there, and when it is let go anywhere. */
  dragTo(rowId: string, to: number): void;
  dropAt(rowId: string, to: number): void;
  release(): void;
  onHandleKey(rowId: string, event: KeyboardEvent): void;
}

/**
 * The order of a reel's films while one of them is moved, by drag or by keys: Space or Enter takes a film and drops it,
 * arrows move it, Escape puts it back; Alt with an arrow moves it at once.
 * `onOrder` gets the row ids in their new order.
 */
export function useFilmOrder(
  entries: readonly ReelEntry[],
  onOrder: (rowIds: readonly string[]) => void,
): FilmOrder {
  const [held, setHeld] = useState<Held | null>(null);
  const indexOf = (rowId: string) => entries.findIndex(({ row }) => row.rowId === rowId);
  const within = (at: number) => Math.max(0, Math.min(at, entries.length - 1));
  const order = (from: number, to: number) => {
    if (from !== to) onOrder(moveItem(entries, from, to).map(({ row }) => row.rowId));
  };
  const dropAt = (rowId: string, to: number) => {
    order(indexOf(rowId), to);
    setHeld(null);
  };
  const dragTo = (rowId: string, to: number) => setHeld({ rowId, from: indexOf(rowId), to: within(to) });

  const take = (rowId: string, from: number, isHeld: boolean) => {
    if (isHeld && held) dropAt(rowId, held.to);
    else setHeld({ rowId, from, to: from });
  };

  const onHandleKey = (rowId: string, event: KeyboardEvent) => {
    const from = indexOf(rowId);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const isHeld = held?.rowId === rowId;
    if (event.key === ' ' || event.key === 'Enter') take(rowId, from, isHeld);
    else if (event.key === 'Escape' && isHeld) setHeld(null);
    else if (step !== 0 && isHeld) dragTo(rowId, held.to + step);
    else if (step !== 0 && event.altKey) order(from, within(from + step));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const shown = held && held.from >= 0 ? moveItem(entries, held.from, held.to) : entries;
  return { entries: shown, held, dragTo, dropAt, release: () => setHeld(null), onHandleKey };
}
