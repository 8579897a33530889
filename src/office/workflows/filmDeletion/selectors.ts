import type { FilmDeletionState } from './state';

interface Root {
  readonly filmDeletion: FilmDeletionState;
}

export const selectFilmDeletion = (state: Root) => state.filmDeletion;
