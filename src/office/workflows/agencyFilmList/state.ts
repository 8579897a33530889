/** How the list of all films is looked at: kept while the person is elsewhere. */
export interface AgencyFilmView {
  readonly search: string;
  /** Where the person left the list, in pixels, and on which row, from 0. */
  readonly scrollTop: number;
  readonly activeRow: number;
}

/**
 *   first ──allRequested──▶ all ──fewRequested──▶ first
 *
 * The first 50 stand in the list until a person asks for all of them (spec section 9); a search goes over all in either
 * status.
 */
export type AgencyFilmListState =
  | { readonly status: 'first'; readonly view: AgencyFilmView }
  | { readonly status: 'all'; readonly view: AgencyFilmView };
