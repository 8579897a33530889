import type { Refusal } from '../../../contract/refusal';

/**
 *   open ──signOutRequested──▶ signingOut ──signedOut──▶ open, nobody signed in
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
  | { readonly status: 'signingOut'; readonly everywhere: boolean }
  | { readonly status: 'failed'; readonly everywhere: boolean; readonly refusal: Refusal }
  | { readonly status: 'ended' };
