import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { ScriptError } from '../../kernel/scriptError';

/**
 *   none ──scriptFailed──▶ shown ──dismissed──▶ none
 *
 * While one is shown, others do not replace it: the first is the cause.
 */
type ScriptErrorsState =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly error: ScriptError };

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
  selectors: { selectScriptErrors: (state) => state },
});

export const { reducer: scriptErrorsReducer, caseReducers, actions: scriptErrorsIntents } = slice;
export const { selectScriptErrors } = slice.selectors;
