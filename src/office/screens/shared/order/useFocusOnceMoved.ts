import { type MutableRefObject, type RefObject, useEffect } from 'react';

/** Gives the handle of the row that was just moved the keyboard, in its new place: so the view follows it too. */
export function useFocusOnceMoved(
  moved: MutableRefObject<string>,
  key: string,
  handle: RefObject<HTMLElement>,
): void {
  useEffect(() => {
    if (moved.current !== key) return;
    moved.current = '';
    handle.current?.focus();
  });
}
