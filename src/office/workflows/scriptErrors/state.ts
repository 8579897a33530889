import type { ScriptError } from '../../kernel/scriptError';

/**
 *   none ──scriptFailed──▶ shown ──dismissed──▶ none
 *
 * While one is shown, others do not replace it: the first is the cause.
 */
export type ScriptErrorsState =
  { readonly status: 'none' } | { readonly status: 'shown'; readonly error: ScriptError };
