import type { Refusal } from '../../../contract/refusal';

/**
 *   open ──signOutRequested──▶ signingOut ──signedOut──▶ open, nobody signed in
 *    │ ▲                          ▲
 *    │ │ cancelled                └──confirmed── confirmingLoss ◀──lossRisked── open
 *    │ ▲                          │ ▲ ▲
 *    │ │ cancelled                │ │ └confirmed── confirming ◀──everywhereRequested── open
 *    │ └──────────── failed ◀─────┘ └──retried── failed
 *    └─sessionEnded──▶ ended ──sessionRestored──▶ open
 *                        └─left──▶ signingOut
 *   open, ended, signingOut … ──sessionTaken──▶ taken ──sessionRestored──▶ open
 *                                               │ ▲ └─sessionEnded──▶ ended
 *                            personChangeRequested │ changeFailed
 *                                               ▼ │
 *                                              changing ──personChanged──▶ open, as the other person
 *
 * Whether somebody is signed in is in entities/session. A reload boots as open.
 */
export type SessionGuardState =
  | { readonly status: 'open' }
  | { readonly status: 'confirming' }
  /** Films are still being uploaded; signing out would end their uploads. */
  | { readonly status: 'confirmingLoss' }
  | { readonly status: 'signingOut'; readonly everywhere: boolean }
  | { readonly status: 'failed'; readonly everywhere: boolean; readonly refusal: Refusal }
  | { readonly status: 'ended' }
  /** Somebody else has signed in in another window of this browser. */
  | { readonly status: 'taken'; readonly by: string; readonly refusal?: Refusal }
  /** The office is about to go on as that person. */
  | { readonly status: 'changing'; readonly by: string };
