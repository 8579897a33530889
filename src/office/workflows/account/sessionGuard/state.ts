import type { Refusal } from '../../../../contract/refusal';

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
 *   open, confirming, failed … ──lockRequested, idled, sessionLocked──▶ locked ──sessionRestored──▶ open
 *                                                                       └─lockLeft──▶ leaving ──signedOut──▶ open, nobody
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
  /** The page is covered until its person types the password; the server knows, or is being told. */
  | { readonly status: 'locked'; readonly isTold: boolean }
  /** Signing out of a locked page: it stays covered. */
  | { readonly status: 'leaving' }
  /** Somebody else has signed in in another window of this browser. */
  | { readonly status: 'taken'; readonly by: string; readonly refusal?: Refusal }
  /** The office is about to go on as that person. */
  | { readonly status: 'changing'; readonly by: string };
