/** Chance that can be had again: the same seed, the same numbers. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** One of the list; throws for an empty one. */
  of<T>(list: readonly T[]): T;
  /** One of the list, each as likely as its weight says; throws for an empty one. */
  weighed<T extends { readonly weight: number }>(list: readonly T[]): T;
  /** True so many times of one. */
  happens(share: number): boolean;
}

/** Mulberry32, a generator of 32 bits: for schedules, not for secrets. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = (once + Math.imul(once ^ (once >>> 7), once | 61)) ^ once;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    of(list) {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
    weighed(list) {
      let place = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      const chosen = list.find(({ weight }) => (place -= weight) < 0) ?? list[list.length - 1];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
    happens: (share) => next() < share,
  };
}
