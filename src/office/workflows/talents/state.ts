import type { Refusal } from '../../../contract/refusal';

export type TalentOrder = 'name' | 'profession' | 'city' | 'films' | 'reels' | 'online';

/** How the list of one profession is looked at; another profession begins at its top, unsearched. */
export interface TalentListView {
  /** As in the address: a category's id or router url, or `all`. */
  readonly profession: string;
  readonly search: string;
  /** Where the person left the list, in pixels, and on which row, from 0. */
  readonly scrollTop: number;
  readonly activeRow: number;
}

interface Common {
  readonly view: TalentListView;
  readonly order: TalentOrder;
  readonly descending: boolean;
}

/**
 *   idle, stale ──reloadStarted──▶ reloading ──reloaded──▶ idle
 *                                      └─reloadFailed──▶ stale (the rows before are still shown)
 *
 * Searching, sorting and leaving change what is looked at in any status. A reload of the page boots as idle.
 */
export type TalentListState =
  | (Common & { readonly status: 'idle' })
  | (Common & { readonly status: 'reloading' })
  | (Common & { readonly status: 'stale'; readonly refusal: Refusal });
