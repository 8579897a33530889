import type { LoginError, LoginErrorCode } from '../../../../contract/scripts/session';
import type { Refusal } from '../../../../contract/refusal';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** Of an authenticator app, or one for who has lost it. */
  readonly secondFactorCode?: string;
}

/**
 *   idle ──submitted──▶ signingIn ──accepted──▶ idle
 *    ▲                     │ refused: Authorization errors ──▶ refused ──dismissed──▶ idle
 *    │                     │ codeAsked: the code is missing or wrong ▶ codeAsked ──submitted──▶ signingIn
 *    │                     │ unexplained: no errors list ────▶ unexplained ──dismissed──▶ idle
 *    └─────────────────────┴ failed: other errors, no answer ─▶ failed ──submitted──▶ signingIn
 *
 * `signingIn` does not survive a reload: it boots as idle.
 */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'signingIn'; readonly attempt: number }
  | { readonly status: 'refused'; readonly messages: readonly RefusalMessage[] }
  /** The password was right, and the code of the second factor is wanted as well. */
  | { readonly status: 'codeAsked'; readonly isWrong: boolean }
  | { readonly status: 'unexplained' }
  | { readonly status: 'failed'; readonly why: SignInFailure };

/** Why a sign-in was refused: a reason that the office has words for, or else the server's own words. */
export type RefusalMessage = string | { readonly code: LoginErrorCode; readonly minutes: number };

export type SignInFailure =
  | { readonly kind: 'errors'; readonly errors: readonly LoginError[] }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };
