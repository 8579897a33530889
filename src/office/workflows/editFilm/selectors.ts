import type { EditFilmState } from './state';

interface Root {
  readonly editFilm: EditFilmState;
}

export const selectEditFilm = (state: Root) => state.editFilm;
