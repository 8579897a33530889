import { hearBeforeRouter } from './popstate';

/** Where an entry of the browser's history stands, as the router numbers them; not a number for a foreign one. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;

const askToReload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * While it is in force, Back and Forward to another path are undone, and `hold` hears how to go after all; before a
 * reload the browser asks. To be called anew at each address. Returns how to end it.
 */
export function holdHistory(hold: (go: () => void) => void): () => void {
  const { pathname } = window.location;
  const place = placeOf(window.history.state);
  let isUndoing = false;

  hearBeforeRouter((event) => {
    const steps = placeOf(event.state) - place;
    if (isUndoing) isUndoing = false;
    else if (window.location.pathname === pathname || !Number.isFinite(steps)) return;
    else {
      isUndoing = true;
      window.history.go(-steps);
      hold(() => {
        stop();
        window.history.go(steps);
      });
    }
    event.stopImmediatePropagation();
  });
  window.addEventListener('beforeunload', askToReload);

  function stop(): void {
    hearBeforeRouter(undefined);
    window.removeEventListener('beforeunload', askToReload);
  }
  return stop;
}

/** Puts another address of the office in the place of the one on show, if it is this one; the router is not told. */
export function rewriteAddress(from: string, to: string): boolean {
  const { history, location } = window;
  const isShown = location.pathname + location.search === from;
  if (isShown) history.replaceState(history.state, '', to);
  return isShown;
}
