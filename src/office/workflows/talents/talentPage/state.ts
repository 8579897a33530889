/** How the film list of a talent is looked at. */
export interface FilmView {
  readonly talentId: string;
  readonly search: string;
  /** From 1; or the id of a film: the page on which it stands. */
  readonly page: number | string;
  /** The film whose infos are open, if any. */
  readonly filmId?: string;
}

/**
 *   closed ──shown──▶ open ──left──▶ closed      open ──shown (another talent)──▶ open
 *
 * What the server has of the talent's films and reels, their queries know. `closed` remembers how the last talent's films
 * were looked at: coming back finds the same page and search. A film is opened by hand, or by the address: that shows the
 * page on which it stands.
 */
export type TalentPageState =
  | { readonly status: 'closed'; readonly before: FilmView | null }
  | { readonly status: 'open'; readonly view: FilmView };

export type OpenTalentPage = Extract<TalentPageState, { readonly status: 'open' }>;
