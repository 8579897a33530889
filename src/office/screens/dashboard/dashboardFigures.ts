import { createSelector } from '@reduxjs/toolkit';
import { isPlayable } from '../../../contract/rules/playable';
import { selectAgencyFilms } from '../../entities/films';
import { agencyReels } from '../../entities/agencyReels';

const NEWEST = 8;

/** The films with the highest film numbers, newest first. */
export const selectNewestFilms = createSelector([selectAgencyFilms], (films) =>
  films.toSorted((one, other) => other.number - one.number).slice(0, NEWEST),
);

/** How many films cannot be played. */
export const selectUnplayableCount = createSelector(
  [selectAgencyFilms],
  (films) => films.filter((film) => !isPlayable(film)).length,
);

/** How many films wait for their encoding or are in it, and how many failed. */
export const selectEncodingFigures = createSelector([selectAgencyFilms], (films) => ({
  running: films.filter(({ encoding }) => encoding === 'waiting' || encoding === 'running').length,
  failed: films.filter(({ encoding }) => encoding === 'failed').length,
}));

/** How many special reels there are, and how many of them are off. */
export const selectReelFigures = createSelector([agencyReels.selectAll], (reels) => ({
  total: reels.length,
  off: reels.filter(({ online }) => !online).length,
}));
