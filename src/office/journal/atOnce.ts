import type { Entry, Input } from './entry';

/** What a command was told within the very call in which it was asked, at the entry after it; undefined for any other entry. */
export function toldAtOnce(
  entries: readonly Entry[],
  index: number,
): Exclude<Input, { kind: 'intent' }> | undefined {
  const asked = entries[index - 1];
  const told = entries[index];
  if (asked?.kind !== 'asked' || (told?.kind !== 'answered' && told?.kind !== 'heard')) return undefined;
  return told.within === index - 1 && told.k === asked.k ? told : undefined;
}

/** Of entries among which lines were taken out, or put in: what came as its command was asked comes at that command's place. */
export function placedAtOnce(entry: Entry, index: number, entries: readonly Entry[]): Entry {
  const asked = entries[index - 1];
  if (asked?.kind !== 'asked' || (entry.kind !== 'answered' && entry.kind !== 'heard')) return entry;
  return entry.within !== undefined && entry.k === asked.k ? { ...entry, within: index - 1 } : entry;
}
