/** Runs what it is given, so many at once; the others wait their turn, in order, and before them what goes first. */
export function atMost(count: number): <T>(run: () => Promise<T>, goesFirst?: boolean) => Promise<T> {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return async (run, goesFirst = false) => {
    const waiting = goesFirst ? first : others;
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
