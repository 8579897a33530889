import { type RefObject, useEffect, useRef } from 'react';

/** True where nothing on the page of an element has the keyboard that could use it. */
export function isKeyboardLost(of: Element | null): boolean {
  const active = of?.ownerDocument.activeElement;
  return !active || active.tagName === 'BODY' || active.matches(':disabled');
}

/**
 * A reference to what takes the keyboard when `value` changes and the element that had it is gone or disabled: without
 * it, Escape and Tab would reach nothing any more.
 */
export function useFocusOnChange<T extends HTMLElement>(value: unknown): RefObject<T> {
  const ref = useRef<T>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (isKeyboardLost(ref.current)) ref.current?.focus();
  }, [value]);
  return ref;
}
