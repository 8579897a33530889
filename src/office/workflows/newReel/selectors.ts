import type { NewReelState } from './state';

interface Root {
  readonly newReel: NewReelState;
}

export const selectNewReel = (state: Root) => state.newReel;
