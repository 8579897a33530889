import type { Refusal } from '../../../contract/refusal';

/**
 * The list:
 *
 *   closed ──reloadStarted──▶ loading ──loaded──▶ shown ──reloadStarted──▶ loading
 *                               │ ▲ reloadStarted
 *                               ▼ │
 *                             failed                    any ──left──▶ closed
 *
 * The things themselves are in entities/trash; they are shown while they are loaded anew.
 */
export type TrashList =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'shown' }
  | { readonly status: 'failed'; readonly refusal: Refusal };

/**
 * Emptying:
 *
 *   none ──emptyOpened──▶ asking ──emptyConfirmed──▶ emptying ──emptied──▶ done
 *                           │                          │ ▲ emptyConfirmed
 *                           │                          ▼ │
 *                           └──emptyClosed──▶ none ◀── refused        done ──emptyOpened──▶ asking
 *
 * `until` is the newest deletion that the person saw: what is deleted after it stays. `removed` is how many things went.
 */
export type Emptying =
  | { readonly status: 'none' }
  | { readonly status: 'asking'; readonly until: string }
  | { readonly status: 'emptying'; readonly until: string }
  | { readonly status: 'refused'; readonly until: string; readonly refusal: Refusal }
  | { readonly status: 'done'; readonly removed: number };

export interface TrashState {
  readonly list: TrashList;
  readonly emptying: Emptying;
}
