import { createEntityAdapter, type UnknownAction } from '@reduxjs/toolkit';
import type { Film } from '../../contract/entities/film';
import { collection } from './collection';
import { filmDeleted, filmEncodingMoved } from './films';

const agencyFilms = collection('agencyFilms', (film: Film) => film.filmId);
const adapter = createEntityAdapter<Film, string>({ selectId: ({ filmId }) => filmId });

type AgencyFilms = ReturnType<typeof agencyFilms.reducer>;

/** The list as it was loaded; what happens to one film meanwhile is seen in it at once. */
export function agencyFilmsReducer(state: AgencyFilms | undefined, action: UnknownAction): AgencyFilms {
  const films = agencyFilms.reducer(state, action);
  if (filmDeleted.match(action)) return adapter.removeOne(films, action.payload.filmId);
  if (!filmEncodingMoved.match(action)) return films;
  const { filmId, status, progress, reason } = action.payload;
  const changes = { encoding: status, encodingProgress: progress, encodingReason: reason };
  return adapter.updateOne(films, { id: filmId, changes });
}

/** Fact: all films of the agency. */
export const agencyFilmsLoaded = agencyFilms.loaded;
export const selectAgencyFilms = agencyFilms.selectAll;
export const selectAgencyFilm = agencyFilms.selectById;
