import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { filmDeleted } from '../../entities/films';
import { machine } from '../../kernel/machine';
import type { EditFilmSection, EditFilmState } from './state';

const { move, stay } = machine<EditFilmState>();

const closedState: EditFilmState = { status: 'closed' };

interface Opening {
  readonly filmId: string;
  readonly section: EditFilmSection;
}

const slice = createSlice({
  name: 'editFilm',
  initialState: closedState as EditFilmState,
  reducers: {
    opened: move(['closed', 'open'], ['open'], (_state, { payload }: PayloadAction<Opening>) => ({
      status: 'open',
      ...payload,
    })),
    sectionChosen: stay(['open'], (state, { payload: section }: PayloadAction<EditFilmSection>) => ({
      ...state,
      section,
    })),
    /** The file of a film as it was uploaded is asked for. */
    originalRequested: (state, _action: PayloadAction<{ filmId: string }>) => state,
    closed: move(['open'], ['closed'], () => ({ status: 'closed' })),
  },
  extraReducers: (builder) =>
    builder.addCase(filmDeleted, (state, { payload: { filmId } }) =>
      state.status === 'open' && state.filmId === filmId ? closedState : state,
    ),
});

export const { reducer, caseReducers } = slice;
export const intents = slice.actions;
