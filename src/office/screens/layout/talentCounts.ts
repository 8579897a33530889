import { createSelector } from '@reduxjs/toolkit';
import { selectTalents } from '../../entities/talents';

interface TalentCounts {
  readonly total: number;
  readonly byCategory: Readonly<Record<string, number>>;
}

/** How many talents there are, in all and by category id. */
export const selectTalentCounts = createSelector([selectTalents], (talents): TalentCounts => {
  const byCategory: Record<string, number> = {};
  for (const { categoryId } of talents) byCategory[categoryId] = (byCategory[categoryId] ?? 0) + 1;
  return { total: talents.length, byCategory };
});
