import { createSelector } from '@reduxjs/toolkit';
import { agencyReels } from '../../entities/agencyReels';

/** How many special reels there are, and how many of them are off. */
export const selectReelFigures = createSelector([agencyReels.selectAll], (reels) => ({
  total: reels.length,
  off: reels.filter(({ online }) => !online).length,
}));
