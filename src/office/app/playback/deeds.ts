import type { Entry } from '../../journal';
import { navigationIntents } from '../../workflows/office/navigation';

/** Tells what a person does from what a page tells by itself, by the type of an intent. */
export type IsOfPerson = (type: string) => boolean;

/**
 * The places of what a person did. Where the page begins, its address is told as any other: that is nobody's deed, so it
 * counts from the first other input on.
 */
export function deedsOf(entries: readonly Entry[], isOfPerson: IsOfPerson): readonly number[] {
  const input = entries.findIndex(isInputElsewhere);
  const begun = input < 0 ? entries.length : input;
  return entries.flatMap((entry, index) =>
    entry.kind === 'intent' && isOfPerson(entry.action.type) && !(isAddress(entry) && index < begun)
      ? [index]
      : [],
  );
}

const addresses = new Set<string>(Object.values(navigationIntents).map(({ type }) => type));

const isAddress = (entry: Entry) => entry.kind === 'intent' && addresses.has(entry.action.type);

const isInputElsewhere = (entry: Entry) =>
  (entry.kind === 'intent' && !isAddress(entry)) ||
  ((entry.kind === 'answered' || entry.kind === 'heard') && entry.within === undefined);
