import { type RefObject, useEffect, useRef } from 'react';

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
    const active = ref.current?.ownerDocument.activeElement;
    if (!active || active.tagName === 'BODY' || active.matches(':disabled')) ref.current?.focus();
  }, [value]);
  return ref;
}
