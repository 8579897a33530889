import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Film } from '../../contract/entities/film';
import { collection } from './collection';
import { filmDeleted, filmEncodingMoved } from './films';

const agencyFilms = collection('agencyFilms', (film: Film) => film.filmId);

/** Fact: the films of one talent, as the server has them now. */
export const agencyFilmsOfTalentLoaded = createAction<{ talentId: string; films: readonly Film[] }>(
  'agencyFilms/ofTalentLoaded',
);

type AgencyFilms = ReturnType<typeof agencyFilms.reducer>;

/** The list as it was loaded; what happens to one film meanwhile is seen in it at once. */
export function agencyFilmsReducer(state: AgencyFilms | undefined, action: UnknownAction): AgencyFilms {
  const films = agencyFilms.reducer(state, action);
  if (agencyFilmsOfTalentLoaded.match(action))
    return withFilmsOf(films, action.payload.talentId, action.payload.films);
  if (filmDeleted.match(action)) return without(films, action.payload.filmId);
  if (!filmEncodingMoved.match(action)) return films;
  const { filmId, status, progress, reason } = action.payload;
  return withChanges(films, filmId, {
    encoding: status,
    encodingProgress: progress,
    encodingReason: reason,
  });
}

/** The list with these films of a talent in the place of those it had, in the server's order: by number, then by id. */
function withFilmsOf(before: AgencyFilms, talentId: string, films: readonly Film[]): AgencyFilms {
  const others = before.ids
    .flatMap((id) => before.entities[id] ?? [])
    .filter((film) => film.talentId !== talentId);
  const all = [...others, ...films].toSorted(
    (one, other) => one.number - other.number || (one.filmId < other.filmId ? -1 : 1),
  );
  return {
    ids: all.map(({ filmId }) => filmId),
    entities: Object.fromEntries(all.map((film) => [film.filmId, film])),
  };
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
