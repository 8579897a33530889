import { type Entry, isInput, type Recording } from '../../../src/office/journal/entry';

/** The log but for the entries at those places, and for what was answered in the very call of one of them. */
export function without(recording: Recording, gone: ReadonlySet<number>): Recording {
  const places = new Map<number, number>();
  const entries: Entry[] = [];
  recording.entries.forEach((entry, index) => {
    const within = isInput(entry) ? entry.within : undefined;
    if (gone.has(index) || (within !== undefined && gone.has(within))) return;
    places.set(index, entries.length);
    entries.push(within === undefined ? entry : ({ ...entry, within: places.get(within) } as Entry));
  });
  return { ...recording, entries };
}
