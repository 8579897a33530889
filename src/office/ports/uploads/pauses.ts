const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Pauses between attempts that double up to 30 s and begin anew after a success; back on line ends a pause at once. */
export function growingPauses(signal: AbortSignal) {
  let pause = FIRST_PAUSE;
  return {
    reset: () => void (pause = FIRST_PAUSE),
    then(next: () => void): void {
      const over = new AbortController();
      const proceed = () => {
        over.abort();
        clearTimeout(timer);
        if (!signal.aborted) next();
      };
      const timer = setTimeout(proceed, pause);
      window.addEventListener('online', proceed, { signal: over.signal });
      signal.addEventListener('abort', proceed, { signal: over.signal });
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    },
  };
}
