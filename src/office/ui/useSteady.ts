import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does is always what was drawn last: what it is given to need not be drawn anew. */
export function useSteady<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
