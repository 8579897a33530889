import type { ReelChangesState } from './state';

interface Root {
  readonly reelChanges: ReelChangesState;
}

export const selectReelChanges = (state: Root) => state.reelChanges;
