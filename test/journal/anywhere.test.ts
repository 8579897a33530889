import { createOffice } from '../../src/office/app/office';
import { parseRecording, type Recording, replay } from '../../src/office/journal';
import { middleOf } from '../../src/office/journal/middle';
import { journalNames, placeOf, readJournal } from '../tools/journals';
import { rerecord } from '../../src/office/journal/rerecord';
import { throughRing } from './support/throughRing';

/** Of half of the sessions: a ring of half, of a tenth or of a hundredth of its length. */
const PARTS = [2, 10, 100];
const names = journalNames.filter((name) => placeOf(name, 2) === 0);

const sessions = names.flatMap((name) =>
  readJournal(name).map((recording, part) => ({
    name: `${name}, part ${part + 1}`,
    recording,
    share: PARTS[placeOf(`${name} ${part}`, PARTS.length)] ?? 1,
  })),
);

/** The session in full, as a ring keeps it that holds only a share of it. */
function cutFrom({ recording, share }: (typeof sessions)[number]): Recording {
  const full = parseRecording(rerecord(recording, createOffice, 'test').text);
  return throughRing(full, Math.max(2, Math.floor(full.entries.length / share)));
}

test.each(sessions)('$name, 1/$share of it, replays to its end', (session) => {
  const cut = cutFrom(session);
  const { divergence, played } = replay(cut, createOffice);
  expect(divergence?.neighbourhood.join('\n')).toBeUndefined();
  expect(played).toBe(cut.entries.length);
});

/** Sessions that begin in the middle of something, and who is not in it. */
const busy = sessions
  .filter(({ name }) => placeOf(`busy ${name}`, 5) === 0)
  .map(cutFrom)
  .filter(({ header: { restarted } }) => restarted && !restarted.quiet);

/** A workflow whose dialog stood open waited for its person in the middle of what it does. */
const hadBegun = ({ header: { state } }: Recording, workflow: string | undefined) => {
  const { status } = (state as Readonly<Record<string, { readonly status?: string }>>)[workflow ?? ''] ?? {};
  return status !== undefined && status !== 'idle' && status !== 'closed';
};

test('what workflows do that were at rest where it began is compared all the same', () => {
  let altered = 0;
  for (const recording of busy) {
    const middle = middleOf(recording.header);
    recording.entries.forEach((entry, index) => {
      if (entry.kind !== 'asked' || middle.has(entry.by) || hadBegun(recording, entry.by)) return;
      altered += 1;
      const entries = recording.entries.with(index, { ...entry, input: { other: true } });
      const { divergence } = replay({ ...recording, entries }, createOffice);
      expect(divergence?.workflow).toBe(entry.by);
    });
  }
  expect(altered).toBeGreaterThan(10);
});
