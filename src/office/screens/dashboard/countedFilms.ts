import { createSelector } from '@reduxjs/toolkit';
import { NEWEST_FILMS_SHOWN } from '../../../contract/constants';
import { isUnderWay } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';
import { filmEncodingIn, selectEncodings } from '../../entities/encodings';
import { type FilmFigures, selectFilmFiguresQuery } from '../../entities/filmFigures';
import { films, selectAgencyFilms } from '../../entities/films';

type Root = Parameters<typeof selectFilmFiguresQuery>[0] &
  Parameters<typeof selectAgencyFilms>[0] &
  Parameters<typeof selectEncodings>[0];

const none: FilmFigures = { total: 0, unplayable: 0, underWay: 0, failed: 0, newest: [] };

const selectCounted = createSelector([selectAgencyFilms, selectEncodings], (all, encodings): FilmFigures => {
  const statuses = all.map((film) => filmEncodingIn(encodings, film).status);
  return {
    total: all.length,
    unplayable: all.filter(({ duration }, at) => !isPlayable(statuses[at] ?? 'none', duration)).length,
    underWay: statuses.filter(isUnderWay).length,
    failed: statuses.filter((status) => status === 'failed').length,
    newest: all
      .toSorted((one, other) => other.number - one.number)
      .slice(0, NEWEST_FILMS_SHOWN)
      .map(({ filmId }) => filmId),
  };
});

/** As the server counts them, or counted here where all films are known; none before either is. */
export const selectFilmFigures = (state: Root): FilmFigures =>
  films.selectAreKnown(state) ? selectCounted(state) : (selectFilmFiguresQuery(state).data?.figures ?? none);
