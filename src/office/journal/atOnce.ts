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
