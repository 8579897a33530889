export type Random = () => number;

/** A repeatable stream of numbers in [0,1) for a seed (mulberry32), so that every film is painted the same twice. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between low and high from a stream. */
export function between(next: Random, low: number, high: number): number {
  return low + (high - low) * next();
}

/** One member of a non-empty list from a stream. */
export function pick<T>(next: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(next() * list.length)] ?? list[0];
}
