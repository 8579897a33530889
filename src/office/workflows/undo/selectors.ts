import type { UndoState } from './state';

interface Root {
  readonly undo: UndoState;
}

export const selectUndo = (state: Root) => state.undo;
