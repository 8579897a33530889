import { put, take } from 'typed-redux-saga';
import { type Input, isInput } from '../../src/office/journal/entry';
import { type Entry, otherwise, parseRecording, type Recording, replay } from '../../src/office/journal';
import { watchConnectivity } from '../../src/office/kernel/commands';
import { listen } from '../../src/office/kernel/perform';
import { namedOffice } from './support/namedOffice';
import { recordedOffice } from './support/recordings';

/** Listens, as the others ask. */
function* counts(): Generator<unknown, void> {
  const channel = yield* listen(watchConnectivity());
  for (;;) {
    yield* take(channel);
    yield* put({ type: 'count/online' });
  }
}

const office = namedOffice({}, {}, { count: counts });

function recorded(): Recording {
  const { dispatch, tell, emit, recorder } = recordedOffice(office, {
    atOnce: { 'ids.new': 'note-000000000000001' },
  });
  dispatch({ type: 'list/opened' });
  emit('connectivity.watch', true);
  tell('http.call', { ok: true, reply: [{ talentId: 'talent-00000001' }] });
  tell('clock.sleep', null);
  return parseRecording(recorder.text());
}

const recording = recorded();
const { entries } = recording;

const divergenceWith = (index: number, entry: object) =>
  replay({ ...recording, entries: entries.with(index, entry as Entry) }, office).divergence;

const placesOf = (fits: (entry: Entry) => boolean) =>
  entries.flatMap((entry, index) => (fits(entry) ? [index] : []));

test('as it is, it replays', () => {
  expect(replay(recording, office)).toMatchObject({ divergence: undefined, played: entries.length });
});

test.each(placesOf(({ kind }) => kind === 'asked'))('another who asked at %i is named', (index) => {
  const asked = entries[index] as Extract<Entry, { kind: 'asked' }>;
  const divergence = divergenceWith(index, { ...asked, by: 'nobody' });
  expect(divergence).toMatchObject({ index, reason: 'the replay did something else' });
  expect(otherwise(divergence!)).toEqual([{ path: 'by', before: 'nobody', after: asked.by }]);
  expect(divergenceWith(index, { ...asked, by: undefined })).toBeUndefined();
});

test.each(placesOf(({ kind }) => kind === 'answered' || kind === 'heard'))(
  'what is told at %i is no answer where somebody listens, and nothing heard where somebody asked',
  (index) => {
    const told = entries[index] as Extract<Entry, { kind: 'answered' | 'heard' }>;
    const kind = told.kind === 'answered' ? 'heard' : 'answered';
    const divergence = divergenceWith(index, { ...told, kind });
    expect(divergence).toMatchObject({ index, reason: `no command ${told.k} is waiting` });
  },
);

test.each(placesOf(isInput))(
  'the call in which the input at %i came is held against what happened',
  (index) => {
    const input = entries[index] as Input;
    const within = (place: number | undefined) => divergenceWith(index, { ...input, within: place });
    if (index > 1)
      expect(within(0)).toMatchObject({ index, reason: 'it came in the call of entry 1, which is over' });
    for (const place of [index, index + 1])
      expect(within(place)).toMatchObject({
        index,
        reason: `it came in the call of entry ${place + 1}, which does not stand before it`,
      });
    expect(within(input.within)).toBeUndefined();
  },
);
