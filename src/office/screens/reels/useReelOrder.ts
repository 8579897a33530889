import { type KeyboardEvent, useRef, useState } from 'react';
import { moveReel, type ReelStep } from '../../../contract/rules/moveReel';
import { isSameReelOrder, type ReelOrder } from '../../../contract/rules/reelOrder';

/** A reel being moved by keys: the order that it was taken in, and the one that it would be dropped in. */
interface Held {
  readonly reelId: string;
  readonly from: ReelOrder;
  readonly to: ReelOrder;
}

/** A reel that is or was just moved by keys, among those that it stands with then. */
export interface ToldReel {
  readonly reelId: string;
  readonly order: ReelOrder;
}

const STEPS: Readonly<Partial<Record<string, ReelStep>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

/**
 * The order of a talent's reels while one is moved by keys, as films on a reel are: Space or Enter takes it and drops
 * it, arrows move it among its neighbours, into the group above it and out, Escape puts it back; Alt with an arrow moves
 * it at once. `dropTree` is for one that was dragged. `onOrder` gets the order that the person saw and the new one, unless the
 * reel is back where it was; `told` is where the reel was put last; `moved` is the one that was just moved at once.
 */
export function useReelOrder(order: ReelOrder, onOrder: (from: ReelOrder, to: ReelOrder) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const [dropped, setDropped] = useState<ToldReel | null>(null);
  const moved = useRef('');
  const change = (from: ReelOrder, to: ReelOrder) => {
    if (!isSameReelOrder(from, to)) onOrder(from, to);
  };
  const drop = ({ reelId, from, to }: Held) => {
    change(from, to);
    setHeld(null);
    setDropped({ reelId, order: to });
  };
  const hold = (next: Held | null) => {
    setHeld(next);
    setDropped(null);
  };

  const onHandleKey = (reelId: string, event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isHeld = held?.reelId === reelId;
    if (event.key === ' ' || event.key === 'Enter')
      if (isHeld) drop(held);
      else hold({ reelId, from: order, to: order });
    else if (event.key === 'Escape' && isHeld) hold(null);
    else if (step && isHeld) hold({ ...held, to: moveReel(held.to, reelId, step) });
    else if (step && event.altKey) {
      moved.current = reelId;
      drop({ reelId, from: order, to: moveReel(order, reelId, step) });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const told = held ? { reelId: held.reelId, order: held.to } : dropped;
  const dropTree = (to: ReelOrder) => change(order, to);
  return { shown: held?.to ?? order, heldId: held?.reelId, told, onHandleKey, dropTree, moved };
}
