import type { Entry } from '../../../journal/entry';
import type { Invariant } from '../../../journal/explore';
import { idsIn } from '../../../journal/offers';
import { keptSlices } from '../../rootReducer';
import { personChanges } from './persons';

const ofDevice: ReadonlySet<string> = new Set(keptSlices);

const idsOf = (entry: Entry): readonly string[] => {
  if (entry.kind === 'answered' || entry.kind === 'heard') return idsIn(entry.value);
  return entry.kind === 'intent' ? idsIn(entry.action['payload']) : [];
};

/** Once a person has left, or another came, nothing stands in the office that only the former one was told or named. */
export const formerPerson: Invariant = {
  name: 'something of the former person',
  broken({ entries, begun, state }) {
    const last = personChanges(entries).findLast(({ isOfFormer }) => isOfFormer);
    if (!last) return [];
    const former = new Set([...idsIn(begun), ...entries.slice(0, last.turn).flatMap(idsOf)]);
    for (const id of entries.slice(last.turn).flatMap(idsOf)) former.delete(id);
    // Who goes on under other rights is the one they were.
    if (last.userId !== undefined) former.delete(last.userId);
    return Object.entries(state as Readonly<Record<string, unknown>>).flatMap(([slice, part]) => {
      if (ofDevice.has(slice)) return [];
      const left = [...idsIn(part), ...keysIn(part)].find((id) => former.has(id));
      return left === undefined ? [] : [`${slice} holds ${left}, which the former person was told`];
    });
  },
};

/** Things are kept by their ids. */
const keysIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? [...idsIn(Object.keys(value)), ...Object.values(value).flatMap(keysIn)]
    : [];
