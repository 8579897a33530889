const LAYER = '.bp6-overlay';
const OPEN_MODAL = `${LAYER}-open:has([aria-modal="true"])`;

/**
 * From now on Escape is for the dialog on top wherever the focus is: Blueprint's layers only hear what is pressed within
 * them, and while one opens, or has lost its focused button, the focus is still elsewhere. Returns how to end it.
 */
export function passEscapeOn(): () => void {
  document.addEventListener('keydown', passOn);
  return () => document.removeEventListener('keydown', passOn);
}

function passOn(event: KeyboardEvent): void {
  const { key, defaultPrevented, isComposing } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing) return;
  const isHeard = event.composedPath().some((each) => each instanceof Element && each.matches(LAYER));
  if (isHeard) return;
  const top = [...document.querySelectorAll(OPEN_MODAL)].at(-1);
  top?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
