import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EncodingOptions } from '../../../contract/entities/encodingOptions';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { ReencodingState } from './state';

const { move } = machine<ReencodingState>();

const slice = createSlice({
  name: 'reencoding',
  initialState: { status: 'idle' } as ReencodingState,
  reducers: {
    requested: move(
      ['idle', 'queued', 'refused'],
      ['asking'],
      (_state, { payload }: PayloadAction<{ filmId: string; options: EncodingOptions }>) => ({
        status: 'asking',
        ...payload,
      }),
    ),

    queued: move(['asking'], ['queued'], (state, _action: PayloadAction<{ filmId: string }>) => ({
      ...state,
      status: 'queued',
    })),
    refused: move(['asking'], ['refused'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'refused',
      refusal,
    })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'requested');
