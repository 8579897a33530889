import { createAskers, type OfficeFactory, type Recording } from '../../../src/office/journal';
import { rerecord } from '../../../src/office/journal/rerecord';
import { sameJson } from '../../../src/office/journal/sameJson';
import { doingsOf, restsOf } from './doings';
import { without } from './without';

/** What is longer is left out where it makes no difference. */
const LONG = 300;

/**
 * The recording without long answers to workflows that it is not about, as far as they make no difference to those that it
 * is about: to what they do, and to what their slices are at each rest.
 */
export function withoutBulk(
  whole: Recording,
  about: readonly string[],
  createOffice: OfficeFactory,
): Recording {
  const rests = restsOf(whole, about, createOffice);
  const long = longAnswers(whole, about);
  const bare = attempt(long);
  if (bare) return bare;
  const idle = long.reduce<readonly number[]>(
    (gone, index) => (attempt([...gone, index]) ? [...gone, index] : gone),
    [],
  );
  return attempt(idle) ?? whole;

  function attempt(gone: readonly number[]): Recording | undefined {
    const { build } = whole.header;
    const made = rerecord(without(whole, new Set(gone)), createOffice, build).recording;
    const isSame =
      about.every((name) => sameJson(doingsOf(whole, name), doingsOf(made, name))) &&
      sameJson(rests, restsOf(made, about, createOffice));
    return isSame ? made : undefined;
  }
}

function longAnswers({ header, entries }: Recording, about: readonly string[]): readonly number[] {
  const askers = createAskers(entries, header.restarted?.open);
  return entries.flatMap((entry, index) =>
    entry.kind === 'answered' &&
    !about.includes(askers(index) ?? '') &&
    JSON.stringify(entry.value).length >= LONG
      ? [index]
      : [],
  );
}
