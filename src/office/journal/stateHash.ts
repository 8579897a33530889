import { hashOf } from './hash';

export type Hashes = Readonly<Record<string, string>>;

/** The hash of each slice of a masked state, of what `withoutSecrets` leaves of it. */
export function sliceHashes(state: unknown, without: (value: unknown) => unknown): Hashes {
  if (typeof state !== 'object' || state === null) return {};
  return Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, hashOf(without(slice))]));
}

/** Those of `now` that are not the same in `before`. */
export const changedSlices = (before: Hashes, now: Hashes): Hashes =>
  Object.fromEntries(Object.entries(now).filter(([name, hash]) => before[name] !== hash));
