import type { Entry } from './entry';

/** The first place from `from` on at which such an entry stands; behind the last one where none does. */
export function placeFrom(entries: readonly Entry[], from: number, fits: (entry: Entry) => boolean): number {
  for (let index = from; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry && fits(entry)) return index;
  }
  return entries.length;
}
