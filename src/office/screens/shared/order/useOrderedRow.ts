import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import { useFocusOnceMoved } from './useFocusOnceMoved';
import type { RowHands } from './useOrder';

interface OrderedRow {
  /** What may be dropped where: rows of one list. */
  readonly type: string;
  readonly key: string;
  /** From 0. */
  readonly index: number;
  readonly isHeld: boolean;
  readonly hands: RowHands;
}

interface Dragged {
  readonly key: string;
}

/** What a row needs to be moved by its handle: refs for the two. The handle of the row in hand has the keyboard, and so has that of one that was moved at once. */
export function useOrderedRow({ type, key, index, isHeld, hands }: OrderedRow) {
  const handle = useRef<HTMLButtonElement>(null);
  // react-dnd learns of a new index only some time after the row stands in its new place: too late for a quick drop.
  const place = useRef(index);
  useLayoutEffect(() => {
    place.current = index;
  }, [index]);
  const [, drag, preview] = useDrag<Dragged, object, object>({ type, item: { key }, end: hands.release });
  const [, drop] = useDrop<Dragged, object, object>({
    accept: type,
    hover: (dragged) => hands.dragTo(dragged.key, place.current),
    drop: (dragged) => {
      hands.dropAt(dragged.key, place.current);
      return {};
    },
  });
  useEffect(() => {
    if (isHeld) handle.current?.focus();
  }, [isHeld, index]);
  useFocusOnceMoved(hands.moved, key, handle);
  drag(handle);
  return { handle, row: (element: HTMLElement | null) => void preview(drop(element)) };
}
