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

/** How the talents are looked at, whoever they are; what the server has of them, their query knows. */
export interface TalentListState {
  readonly view: TalentListView;
  readonly order: TalentOrder;
  readonly descending: boolean;
}
