import type { FilmEditorState } from './state';

interface Root {
  readonly filmEditor: FilmEditorState;
}

export const selectFilmEditor = (state: Root) => state.filmEditor;
