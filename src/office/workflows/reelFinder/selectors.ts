import type { ReelFinderState } from './state';

interface Root {
  readonly reelFinder: ReelFinderState;
}

export const selectReelFinder = (state: Root) => state.reelFinder;
