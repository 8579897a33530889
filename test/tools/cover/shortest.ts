import { beginsTurn, isInput, type Recording } from '../../../src/office/journal/entry';
import { placeFrom } from '../../../src/office/journal/placeFrom';
import { without } from '../distil/without';

/** What is said of a recording, whatever else becomes of it. */
type Holds = (recording: Recording) => boolean;

/** A recording as short as it can be while that holds: cut where it does, then without what it needs not. */
export function shortest(recording: Recording, holds: Holds): Recording {
  let lean = cut(recording, holds);
  for (let size = Math.ceil(lean.entries.length / 4); size >= 1; size = Math.floor(size / 2))
    for (let end = lean.entries.length; end > 0; end = Math.min(end - size, lean.entries.length)) {
      const part = lean.entries.slice(Math.max(0, end - size), end);
      const gone = part.flatMap((entry, at) => (isInput(entry) ? [Math.max(0, end - size) + at] : []));
      const shorter = without(lean, new Set(gone));
      if (gone.length > 0 && holds(shorter)) lean = shorter;
    }
  return lean;
}

/** To the end of the turn in which it comes to hold. */
function cut(recording: Recording, holds: Holds): Recording {
  const { entries } = recording;
  const upTo = (end: number) => ({ ...recording, entries: entries.slice(0, end) });
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(upTo(middle))) to = middle;
    else from = middle + 1;
  }
  return upTo(placeFrom(entries, to, beginsTurn));
}
