import { createSelector } from '@reduxjs/toolkit';
import { isUnderWay } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';
import { filmEncodingIn, selectEncodings } from '../../entities/encodings';
import { selectAgencyFilms } from '../../entities/films';
import { agencyReels } from '../../entities/agencyReels';

const NEWEST = 8;

/** The films with the highest film numbers, newest first. */
export const selectNewestFilms = createSelector([selectAgencyFilms], (films) =>
  films.toSorted((one, other) => other.number - one.number).slice(0, NEWEST),
);

/** How many films cannot be played. */
export const selectUnplayableCount = createSelector(
  [selectAgencyFilms, selectEncodings],
  (films, encodings) =>
    films.filter((film) => !isPlayable(filmEncodingIn(encodings, film).status, film.duration)).length,
);

/** How many films wait for their encoding or are in it, and how many failed. */
export const selectEncodingFigures = createSelector(
  [selectAgencyFilms, selectEncodings],
  (films, encodings) => {
    const statuses = films.map((film) => filmEncodingIn(encodings, film).status);
    return {
      running: statuses.filter(isUnderWay).length,
      failed: statuses.filter((status) => status === 'failed').length,
    };
  },
);

/** How many special reels there are, and how many of them are off. */
export const selectReelFigures = createSelector([agencyReels.selectAll], (reels) => ({
  total: reels.length,
  off: reels.filter(({ online }) => !online).length,
}));
