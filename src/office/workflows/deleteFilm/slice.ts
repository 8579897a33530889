import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { DoomedFilm, DeleteFilmState, FilmReels } from './state';

const { move, stay } = machine<DeleteFilmState>();

const closedState: DeleteFilmState = { status: 'closed' };

const slice = createSlice({
  name: 'deleteFilm',
  initialState: closedState as DeleteFilmState,
  reducers: {
    opened: move(['closed'], ['asking'], (_state, { payload: film }: PayloadAction<DoomedFilm>) => ({
      status: 'asking',
      film,
      reels: { status: 'loading' },
      requestId: null,
      refusal: null,
    })),
    confirmed: move(['asking'], ['deleting'], ({ film, reels, requestId }) => ({
      status: 'deleting',
      film,
      reels,
      requestId,
    })),
    closed: move(['asking'], ['closed'], () => ({ status: 'closed' })),

    reelsKnown: stay(['asking', 'deleting'], (state, { payload: reels }: PayloadAction<FilmReels>) => ({
      ...state,
      reels,
    })),
    identified: stay(['deleting'], (state, { payload: requestId }: PayloadAction<string>) => ({
      ...state,
      requestId,
    })),
    refused: move(['deleting'], ['asking'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'asking',
      refusal,
    })),
    deleted: move(['deleting'], ['closed'], () => ({ status: 'closed' })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'confirmed', 'closed');
