import type { LoginError, LoginErrorCode } from '../../../../contract/scripts/session';
import type { Refusal } from '../../../../contract/refusal';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** Of an authenticator app, or one for who has lost it. */
  readonly secondFactorCode?: string;
  /** What the browser is to be asked: a passkey is used in place of a code. */
  readonly passkeyOptions?: string;
}

/** Why the second factor is asked for: it is missing or wrong, or the browser gave no passkey that is right. */
type FactorReason = 'codeNeeded' | 'wrongCode' | 'wrongPasskey';

export interface FactorAsked {
  readonly why: FactorReason;
  /** Where the person has a passkey: what the browser is to be asked. */
  readonly passkeyOptions?: string;
}

/**
 *   idle ──submitted──▶ signingIn ──accepted──▶ idle
 *    ▲                     │ refused: Authorization errors ──▶ refused ──dismissed──▶ idle
 *    │                     │ codeAsked: the factor is missing or wrong ▶ codeAsked ──submitted──▶ signingIn
 *    │                     │ unexplained: no errors list ────▶ unexplained ──dismissed──▶ idle
 *    └─────────────────────┴ failed: other errors, no answer ─▶ failed ──submitted──▶ signingIn
 *
 * `signingIn` does not survive a reload: it boots as idle.
 */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'signingIn'; readonly attempt: number }
  | { readonly status: 'refused'; readonly messages: readonly RefusalMessage[] }
  /** The password was right, and a code or a passkey is wanted as well. */
  | ({ readonly status: 'codeAsked' } & FactorAsked)
  | { readonly status: 'unexplained' }
  | { readonly status: 'failed'; readonly why: SignInFailure };

/** Why a sign-in was refused: a reason that the office has words for, or else the server's own words. */
export type RefusalMessage = string | { readonly code: LoginErrorCode; readonly minutes: number };

export type SignInFailure =
  | { readonly kind: 'errors'; readonly errors: readonly LoginError[] }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };
