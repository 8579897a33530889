import { hashOf } from './hash';
import type { Masker } from './secrets';

type Hashes = Readonly<Record<string, string>>;

/** The hash of each slice of a state, of its masked text. */
export function sliceHashes(state: unknown, masker: Masker): Hashes {
  if (typeof state !== 'object' || state === null) return {};
  return Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, hashOf(masker.mask(slice))]));
}

/** Those of `now` that are not the same in `before`. */
export const changedSlices = (before: Hashes, now: Hashes): Hashes =>
  Object.fromEntries(Object.entries(now).filter(([name, hash]) => before[name] !== hash));
