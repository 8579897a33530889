import type { ReelPanelState } from './state';

interface Root {
  readonly reelPanel: ReelPanelState;
}

export const selectReelPanel = (state: Root) => state.reelPanel;
