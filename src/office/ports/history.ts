/** Puts another address of the office in the place of the one on show, if it is this one; the router is not told. */
export function rewriteAddress(from: string, to: string): boolean {
  const { history, location } = window;
  const isShown = location.pathname + location.search === from;
  if (isShown) history.replaceState(history.state, '', to);
  return isShown;
}
