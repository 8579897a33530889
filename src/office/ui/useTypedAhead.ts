import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Keys that would do something on the page. */
const EDITING = ['Backspace', 'Delete', 'Enter', 'Tab', 'Escape'];

/**
 * Keeps what is typed from the moment that something is opened until it takes it, once its field has the keyboard: no letter
 * is lost on the way there, nor pressed on `page` below; Escape gives it up. Returns how it is taken.
 */
export function useTypedAhead(
  isOpen: boolean,
  page: RefObject<Element>,
  onGivenUp: () => void,
): () => string {
  const giveUp = useRef(onGivenUp);
  useLayoutEffect(() => {
    giveUp.current = onGivenUp;
  });
  const taking = useRef<() => string>(() => '');
  useLayoutEffect(() => {
    const keys = page.current?.ownerDocument;
    if (!isOpen || !keys) return undefined;
    let typed = '';
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isLetter = key.length === 1;
      if (ctrlKey || metaKey || altKey || !(isLetter || EDITING.includes(key))) return;
      if (isLetter) typed += key;
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') giveUp.current();
    };
    const end = () => keys.removeEventListener('keydown', keep, true);
    keys.addEventListener('keydown', keep, true);
    taking.current = () => {
      end();
      const all = typed;
      typed = '';
      return all;
    };
    return end;
  }, [isOpen, page]);
  return useCallback(() => taking.current(), []);
}
