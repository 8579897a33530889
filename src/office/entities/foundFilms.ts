import type { FoundFilm } from '../../contract/entities/film';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';

interface FilmSearch {
  readonly search: string;
}

/** The films that the server finds for what was typed last: an earlier question is given up. */
export const foundFilms = query({
  name: 'foundFilms',
  ask: ({ search }: FilmSearch) => request('film.search', { search }),
  dataOf: (films: readonly FoundFilm[]) => films,
});
