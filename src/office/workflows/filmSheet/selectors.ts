import type { FilmSheetState } from './state';

interface Root {
  readonly filmSheet: FilmSheetState;
}

export const selectFilmSheet = (state: Root) => state.filmSheet;
