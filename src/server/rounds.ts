/** When each worker of this process last did what it is there for, by its name: milliseconds since the process began. */
const last = new Map<string, number>();

/** A worker has looked through its queue, or is at work on what it found. */
export const noteRound = (worker: string) => void last.set(worker, performance.now());

/** Seconds since each worker's last round. */
export const sinceRounds = (): ReadonlyMap<string, number> =>
  new Map([...last].map(([worker, at]) => [worker, (performance.now() - at) / 1000]));
