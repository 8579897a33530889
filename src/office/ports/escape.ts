const OPEN_LAYER = '.bp6-overlay-open:not(.bp6-toast-container)';
const OPEN_MODAL = `${OPEN_LAYER}:has([aria-modal="true"])`;

/**
 * From now on Escape is for the dialog on top wherever the focus is: Blueprint's layers only hear what is pressed within
 * them, and while one opens the focus is still elsewhere, in a menu that is closing for one. Returns how to end it.
 */
export function passEscapeOn(): () => void {
  document.addEventListener('keydown', passOn, true);
  return () => document.removeEventListener('keydown', passOn, true);
}

/** The dialog, drawer or menu that lies on top of the page. */
export const topLayer = (): Element | undefined => layers(OPEN_LAYER).at(-1);

/** Closes what lies on top as Escape does: what may not be closed stays, what was typed is asked about. */
export function escapeTopLayer(): void {
  const top = topLayer();
  if (top) pressEscape(top);
}

function passOn(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  if (event.isComposing) {
    // It gives up what an input method writes, and nothing else.
    event.stopPropagation();
    return;
  }
  const top = layers(OPEN_MODAL).at(-1);
  if (!top || isHeardAbove(top, event.target)) return;
  event.stopPropagation();
  event.preventDefault();
  pressEscape(top);
}

const layers = (which: string): Element[] => [...document.querySelectorAll(which)];

/** Within the layer, as its dialog may have something of its own to close first. */
function pressEscape(layer: Element): void {
  const dialog = layer.querySelector('[role$="dialog"]') ?? layer;
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** True within that layer, and within one that opened later, as a menu of it. */
function isHeardAbove(top: Element, target: EventTarget | null): boolean {
  const layer = target instanceof Element ? target.closest(OPEN_LAYER) : null;
  return layer !== null && !(layer.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_FOLLOWING);
}
