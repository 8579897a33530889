import { createSelector } from '@reduxjs/toolkit';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelPanelOf } from './reelPanelOf';
import { selectShownTalentId, shownIn } from '../talents/talentPage';

const selectOwner = createSelector([selectShownTalentId], (talentId): ReelOwner | undefined =>
  talentId === undefined ? undefined : { talentId },
);

/** The reels of the talent whose page is open. */
export const reelPanel = reelPanelOf({ name: 'reelPanel', selectOwner, shownIn });

export const {
  reducer: reelPanelReducer,
  saga: reelPanelSaga,
  intents: reelPanelIntents,
  selectPanel: selectReelPanel,
} = reelPanel;
