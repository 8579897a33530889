import type { LoginError, LoginErrorCode } from '../../../contract/scripts/session';
import type { Refusal } from '../../../contract/refusal';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/**
 *   idle ──submitted──▶ signingIn ──accepted──▶ idle
 *    ▲                     │ refused: Authorization errors ──▶ refused ──dismissed──▶ idle
 *    │                     │ unexplained: no errors list ────▶ unexplained ──dismissed──▶ idle
 *    └─────────────────────┴ failed: other errors, no answer ─▶ failed ──submitted──▶ signingIn
 *
 * `signingIn` does not survive a reload: it boots as idle.
 */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'signingIn'; readonly attempt: number }
  | { readonly status: 'refused'; readonly messages: readonly RefusalMessage[] }
  | { readonly status: 'unexplained' }
  | { readonly status: 'failed'; readonly why: SignInFailure };

/** Why a sign-in was refused: a reason that the office has words for, or else the server's own words. */
export type RefusalMessage = string | { readonly code: LoginErrorCode; readonly minutes: number };

export type SignInFailure =
  | { readonly kind: 'errors'; readonly errors: readonly LoginError[] }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };
