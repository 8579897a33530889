import type { Refusal } from '../../../../contract/refusal';
import type { PasskeyTrouble } from '../../../kernel/world';

/** An app is set up, new recovery codes, the end of the app; a passkey more, or one less. */
export type FactorTask = 'start' | 'renew' | 'end' | 'addPasskey' | 'removePasskey';

/** Which passkey goes. */
export interface NamedPasskey {
  readonly passkeyId: string;
  readonly passkeyName: string;
}

/** What is done once the password is known, and with which passkey. */
interface Task {
  readonly task: FactorTask;
  readonly passkey?: NamedPasskey;
}

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
 *   closed ──removalOpened──▶ proving, as opened for a passkey that goes
 *   asking ──deviceAsked──▶ withDevice ──passkeyMade──▶ adding ──codesMade──▶ keeping, or ──ended──▶ closed
 *                            └──deviceRefused──▶ proving    └──refused──▶ proving
 *   keeping ──copyRequested, saveRequested, printRequested──▶ keeping ──told──▶ keeping
 *
 * The password and the code go by in the message alone. Recovery codes are shown once: keeping ends by hand only. A reload
 * boots as closed.
 */
export type SecondFactorState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'proving'; readonly refusal?: Refusal; readonly trouble?: PasskeyTrouble } & Task)
  | ({ readonly status: 'asking' } & Task)
  /** The browser, a phone or a security key makes the passkey; then the server is told. */
  | { readonly status: 'withDevice' }
  | { readonly status: 'adding' }
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
