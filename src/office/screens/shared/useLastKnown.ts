import { useRef } from 'react';

/**
 * What was last known under an id: it is still there to be spoken of when a colleague has deleted it, or while a dialog
 * fades. It stands in a ref: state that is set while a component is drawn makes it miss the store's way back to what it was
 * (React 18, `useSyncExternalStore`).
 */
export function useLastKnown<T>(id: string, now: T | undefined): T | undefined {
  const last = useRef<{ readonly id: string; readonly value: T | undefined }>({ id, value: now });
  if (now !== undefined || last.current.id !== id) last.current = { id, value: now };
  return last.current.value;
}
