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
 *
 * Whether somebody is signed in is in entities/session. A reload boots as open.
 */
export type SessionState =
  | { readonly status: 'open' }
  | { readonly status: 'confirming' }
  /** Films are still being uploaded; signing out would end their uploads. */
  | { readonly status: 'confirmingLoss' }
  | { readonly status: 'signingOut'; readonly everywhere: boolean }
  | { readonly status: 'failed'; readonly everywhere: boolean; readonly refusal: Refusal }
  | { readonly status: 'ended' };
