import type { UnknownAction } from '@reduxjs/toolkit';
import type { Film } from '../../contract/entities/film';
import { collection } from './collection';
import { filmDeleted, filmEncodingMoved } from './films';

const agencyFilms = collection('agencyFilms', (film: Film) => film.filmId);

type AgencyFilms = ReturnType<typeof agencyFilms.reducer>;

/** The list as it was loaded; what happens to one film meanwhile is seen in it at once. */
export function agencyFilmsReducer(state: AgencyFilms | undefined, action: UnknownAction): AgencyFilms {
  const films = agencyFilms.reducer(state, action);
  if (filmDeleted.match(action)) return without(films, action.payload.filmId);
  if (!filmEncodingMoved.match(action)) return films;
  const { filmId, status, progress, reason } = action.payload;
  return withChanges(films, filmId, {
    encoding: status,
    encodingProgress: progress,
    encodingReason: reason,
  });
}

function without(films: AgencyFilms, filmId: string): AgencyFilms {
  const { [filmId]: deleted, ...entities } = films.entities;
  return deleted === undefined ? films : { ids: films.ids.filter((id) => id !== filmId), entities };
}

function withChanges(films: AgencyFilms, filmId: string, changes: Partial<Film>): AgencyFilms {
  const film = films.entities[filmId];
  return film === undefined
    ? films
    : { ...films, entities: { ...films.entities, [filmId]: { ...film, ...changes } } };
}

/** Fact: all films of the agency. */
export const agencyFilmsLoaded = agencyFilms.loaded;
export const selectAgencyFilms = agencyFilms.selectAll;
export const selectAgencyFilm = agencyFilms.selectById;
