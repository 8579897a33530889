import type { ScriptErrorsState } from './state';

interface Root {
  readonly scriptErrors: ScriptErrorsState;
}

export const selectScriptErrors = (state: Root) => state.scriptErrors;
