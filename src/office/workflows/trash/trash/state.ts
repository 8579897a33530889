import type { Refusal } from '../../../../contract/refusal';

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
  readonly emptying: Emptying;
}
