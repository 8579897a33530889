import type { Refusal } from '../../../../contract/refusal';

/** Set up, new recovery codes, or the end of it. */
export type FactorTask = 'start' | 'renew' | 'end';

/** What an app is given. */
export interface AppKey {
  readonly factorKey: string;
  readonly factorAddress: string;
}

/** What was done to the codes on show. */
type Kept = 'copied' | 'notCopied' | 'saved';

/**
 *   closed ──opened──▶ proving ──passwordSent──▶ asking ──prepared──▶ pairing ──codeSent──▶ confirming ──codesMade──▶ keeping
 *                        ▲                        │ │ └─ended──▶ closed  ▲                      │                      │ kept
 *                        └──────refused───────────┘ └─codesMade──▶ keeping └───────refused──────┘                      ▼
 *   proving, pairing ──closed──▶ closed                                                                              closed
 *   keeping ──kept──▶ entering, where it was needed to do anything else: the office begins anew
 *   keeping ──copyRequested, saveRequested, printRequested──▶ keeping ──told──▶ keeping
 *
 * The password and the code go by in the message alone. Recovery codes are shown once: keeping ends by hand only. A reload
 * boots as closed.
 */
export type SecondFactorState =
  | { readonly status: 'closed' }
  | { readonly status: 'proving'; readonly task: FactorTask; readonly refusal?: Refusal }
  | { readonly status: 'asking'; readonly task: FactorTask }
  | ({ readonly status: 'pairing'; readonly refusal?: Refusal } & AppKey)
  | ({ readonly status: 'confirming' } & AppKey)
  | {
      readonly status: 'keeping';
      /** A line each. */
      readonly recoveryCodes: string;
      /** The agency had required it, and nothing else could be done before. */
      readonly wasNeeded: boolean;
      readonly kept?: Kept;
    }
  | { readonly status: 'entering' };
