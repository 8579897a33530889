/**
 * Puts another address of the office in the place of the one on show, if it is this one; the router is not told. Returns
 * whether it stands there now: a browser refuses, by an error or in silence, what is changed too often.
 */
export function rewriteAddress(from: string, to: string): boolean {
  const { history, location } = window;
  const shown = () => location.pathname + location.search;
  if (shown() !== from) return false;
  try {
    history.replaceState(history.state, '', to);
  } catch {
    return false;
  }
  return shown() === to;
}
