import type { CreateFilmState } from './state';

interface Root {
  readonly createFilm: CreateFilmState;
}

export const selectCreateFilm = (state: Root) => state.createFilm;
