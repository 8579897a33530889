import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { keyOfOwner, type ReelOwner } from './reelOwner';

/** Facts: changes of an owner's reels are on their way, and what is read meanwhile is not believed; they have ended. */
export const reelsHeld = createAction<ReelOwner>('reels/held');
export const reelsReleased = createAction<ReelOwner>('reels/released');

/** Whose reels are being changed, as keys: a change of one owner may wait while those of another are saved. */
type Held = readonly string[];

const none: Held = [];

export function reelHoldReducer(held: Held = none, action: UnknownAction): Held {
  if (!reelsHeld.match(action) && !reelsReleased.match(action)) return held;
  const key = keyOfOwner(action.payload);
  if (reelsHeld.match(action)) return held.includes(key) ? held : [...held, key];
  return held.filter((each) => each !== key);
}

export const selectAreHeld = ({ reelHold }: { readonly reelHold: Held }, owner: ReelOwner) =>
  reelHold.includes(keyOfOwner(owner));
