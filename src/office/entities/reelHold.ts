import { createAction } from '@reduxjs/toolkit';
import { keyOfOwner, type ReelOwner } from './reelOwner';

/** Facts: changes of an owner's reels are on their way, and what is read meanwhile is not believed; they have ended. */
export const reelsHeld = createAction<ReelOwner>('reels/held');
export const reelsReleased = createAction<ReelOwner>('reels/released');

interface Root {
  readonly reelFilms: {
    /** Whose reels are being changed: the key of a talent, or of another owner. */
    readonly heldTalentId: string | null;
  };
}

export const selectAreHeld = ({ reelFilms }: Root, owner: ReelOwner) =>
  reelFilms.heldTalentId === keyOfOwner(owner);
