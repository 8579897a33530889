const OPEN_LAYER = '.bp6-overlay-open';
const OPEN_MODAL = `${OPEN_LAYER}:has([aria-modal="true"])`;

/**
 * From now on Escape is for the dialog on top wherever the focus is: Blueprint's layers only hear what is pressed within
 * them, and while one opens the focus is still elsewhere, in a menu that is closing for one. Returns how to end it.
 */
export function passEscapeOn(): () => void {
  document.addEventListener('keydown', passOn, true);
  return () => document.removeEventListener('keydown', passOn, true);
}

function passOn(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const top = [...document.querySelectorAll(OPEN_MODAL)].at(-1);
  if (!top || isHeardAbove(top, event.target)) return;
  event.stopPropagation();
  event.preventDefault();
  top.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

/** True within that layer, and within one that opened later, as a menu of it. */
function isHeardAbove(top: Element, target: EventTarget | null): boolean {
  const layer = target instanceof Element ? target.closest(OPEN_LAYER) : null;
  return layer !== null && !(layer.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_FOLLOWING);
}
