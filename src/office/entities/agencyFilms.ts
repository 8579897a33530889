import type { Film } from '../../contract/entities/film';
import { collection } from './collection';

const agencyFilms = collection('agencyFilms', (film: Film) => film.filmId);

/** Fact: all films of the agency. */
export const agencyFilmsLoaded = agencyFilms.loaded;
export const agencyFilmsReducer = agencyFilms.reducer;
export const selectAgencyFilms = agencyFilms.selectAll;
export const selectAgencyFilm = agencyFilms.selectById;
