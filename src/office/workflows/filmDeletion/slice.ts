import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import type { DoomedFilm, FilmDeletionState, FilmReels } from './state';

const { move, stay } = machine<FilmDeletionState>();

const closedState: FilmDeletionState = { status: 'closed' };

const slice = createSlice({
  name: 'filmDeletion',
  initialState: closedState as FilmDeletionState,
  reducers: {
    opened: move(
      ['closed', 'deleted', 'restored'],
      ['asking'],
      (_state, { payload: film }: PayloadAction<DoomedFilm>) => ({
        status: 'asking',
        film,
        reels: { status: 'loading' },
        refusal: null,
      }),
    ),
    confirmed: move(['asking'], ['deleting'], ({ film, reels }) => ({ status: 'deleting', film, reels })),
    undone: move(['deleted'], ['restoring'], ({ film }) => ({ status: 'restoring', film })),
    closed: move(['asking', 'deleted', 'restored'], ['closed'], () => ({ status: 'closed' })),

    reelsKnown: stay(['asking', 'deleting'], (state, { payload: reels }: PayloadAction<FilmReels>) => ({
      ...state,
      reels,
    })),
    refused: move(['deleting'], ['asking'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'asking',
      refusal,
    })),
    deleted: move(['deleting'], ['deleted'], ({ film }, _action: PayloadAction<DoomedFilm>) => ({
      status: 'deleted',
      film,
      refusal: null,
    })),
    restored: move(['restoring'], ['restored'], ({ film }, _action: PayloadAction<DoomedFilm>) => ({
      status: 'restored',
      film,
    })),
    restoreRefused: move(
      ['restoring'],
      ['deleted'],
      ({ film }, { payload: refusal }: PayloadAction<Refusal>) => ({ status: 'deleted', film, refusal }),
    ),
    noticeEnded: move(['deleted', 'restored'], ['closed'], () => ({ status: 'closed' })),
  },
});

export const { reducer, caseReducers } = slice;
const { opened, confirmed, undone, closed, ...facts } = slice.actions;
export const intents = { opened, confirmed, undone, closed };
export { facts };
