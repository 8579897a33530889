import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { ScriptError } from '../../kernel/scriptError';
import type { ScriptErrorsState } from './state';

const { move } = machine<ScriptErrorsState>();

const slice = createSlice({
  name: 'scriptErrors',
  initialState: { status: 'none' } as ScriptErrorsState,
  reducers: {
    scriptFailed: move(['none'], ['shown'], (_state, { payload }: PayloadAction<ScriptError>) => ({
      status: 'shown',
      error: payload,
    })),
    dismissed: move(['shown'], ['none'], () => ({ status: 'none' })),
  },
});

export const { reducer, caseReducers } = slice;
export const intents = slice.actions;
