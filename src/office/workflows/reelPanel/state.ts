/**
 *   list ──reelOpened, createdReelOpened, addressedReelOpened──▶ detail ──listOpened, left──▶ list
 *
 * Tab 0 is the reel list, tab 1 the contents of the chosen reel (spec section 2). Another talent's page begins at the
 * list, or at the reel that its address names.
 */
export type ReelPanelState =
  { readonly status: 'list' } | { readonly status: 'detail'; readonly reelId: string };
