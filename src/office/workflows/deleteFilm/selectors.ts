import type { DeleteFilmState } from './state';

interface Root {
  readonly deleteFilm: DeleteFilmState;
}

export const selectDeleteFilm = (state: Root) => state.deleteFilm;
