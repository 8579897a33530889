/**
 * The clients list in the left panel, which is kept fresh while it can be seen (spec section 9).
 *
 *   closed ──opened──▶ resting ──scrolled──▶ scrolling ──scrollEnded──▶ resting
 *                       │   ▲└──refreshStarted──▶ refreshing ──refreshEnded──▶ resting
 *             pageHidden▼   │pageShown
 *                       hidden                    any ──closed──▶ closed
 *
 * The categories themselves are in entities/categories. A reload of the page boots as closed.
 */
export type ClientListState =
  | { readonly status: 'closed' }
  | { readonly status: 'resting' }
  | { readonly status: 'scrolling' }
  | { readonly status: 'refreshing' }
  | { readonly status: 'hidden' };
