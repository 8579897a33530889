import { topLayer } from './escape';

/** Something that had the keyboard, and on which page. */
interface Place {
  readonly element: HTMLElement;
  readonly path: string;
}

/** Where Blueprint puts the keyboard in a layer that asks for it nowhere: an empty element, of which nobody hears. */
const TRAP = '.bp6-overlay-start-focus-trap';
const CONTROL = 'a, button, input, select, textarea, label, [tabindex]';

/** So many places are remembered: a person goes a few layers deep. */
const REMEMBERED = 20;

/**
 * From now on the keyboard goes somewhere when what had it is gone: back to what had it before on this page, within what
 * lies on top; else to the layer itself, or to the content of the page. What could not be used for a while has it again
 * once it can. Whoever gives it to something else comes first.
 * Returns how to end it.
 */
export function keepFocus(): () => void {
  let places: readonly Place[] = [];
  let last: HTMLElement | undefined;
  /** It lost the keyboard as it could not be used for a while. */
  let isHeldBack = false;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    isHeldBack = false;
    const others = places.filter(({ element }) => element !== target && element.isConnected);
    if (target.matches(TRAP)) requestAnimationFrame(() => enter(target));
    places = [...others.slice(1 - REMEMBERED), { element: target, path: window.location.pathname }];
  };
  /** Whoever presses beside everything has put the keyboard aside. */
  const press = ({ target }: PointerEvent) => {
    last = (target instanceof Element && target.closest<HTMLElement>(CONTROL)) || undefined;
    isHeldBack = false;
  };
  const holdBack = ({ target }: FocusEvent) => {
    isHeldBack = target instanceof HTMLElement && target.matches(':disabled');
  };
  const isLost = () =>
    (last?.isConnected === false || isHeldBack) && document.activeElement === document.body;
  const find = () => {
    if (!isLost()) return;
    if (last?.isConnected) {
      if (canTake(last)) last.focus({ preventScroll: true });
      return;
    }
    const top = topLayer() ?? document.body;
    const before = places.findLast(
      ({ element, path }) => path === window.location.pathname && top.contains(element) && canTake(element),
    );
    const place = before?.element ?? top.querySelector<HTMLElement>('#content, [role$="dialog"], [tabindex]');
    place?.focus({ preventScroll: true });
  };
  // Two frames: by then whoever knows better has given it to something.
  const changes = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(find));
  });
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', holdBack);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', holdBack);
    changes.disconnect();
  };
}

/** A dialog or drawer has the keyboard on its first control, a question on its last, which is the way back. */
function enter(trap: HTMLElement): void {
  if (document.activeElement !== trap) return;
  const layer = trap.parentElement?.querySelector('[role$="dialog"]') ?? trap.parentElement;
  const controls = [
    ...(layer?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? []),
  ];
  const able = controls.filter(canTake);
  (layer?.role === 'alertdialog' ? able.at(-1) : able[0])?.focus();
}

const canTake = (element: HTMLElement) =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');
