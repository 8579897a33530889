import { fork, put, take } from 'typed-redux-saga';
import {
  emptinessOf,
  type OfficeFactory,
  parseRecording,
  type Recording,
  replay,
} from '../../src/office/journal';
import { distilledText } from '../../src/office/journal/distilledText';
import { call, newId, sleep } from '../../src/office/kernel/commands';
import { perform } from '../../src/office/kernel/perform';
import { namedOffice, takesNotes } from './support/namedOffice';
import { recordedOffice } from './support/recordings';

/** Recordings about the notes: what loads the list is a stranger there. */
const rows = [{ talentId: 'talent-00000001', firstName: 'Idris', lastName: 'Benhaddou', city: 'Marseille' }];

function recorded(): Recording {
  const { dispatch, tell, recorder } = recordedOffice(namedOffice(), {
    atOnce: { 'ids.new': 'note-000000000000001' },
  });
  dispatch({ type: 'list/opened' });
  tell('http.call', { ok: true, reply: rows });
  dispatch({ type: 'list/left' });
  tell('clock.sleep', null);
  return parseRecording(recorder.text());
}

const text = distilledText(recorded(), { about: ['notes'] });
const recording = parseRecording(text);
const divergenceIn = (office: Parameters<typeof namedOffice>[0], of = recording) =>
  replay(of, namedOffice(office)).divergence;

test('what others did does not stand in it, but for what they were told', () => {
  expect(recording.header.about).toEqual(['notes']);
  expect(recording.entries.map((entry) => ('action' in entry ? entry.action.type : entry.kind))).toEqual([
    'list/opened',
    'asked',
    'answered',
    'asked',
    'answered',
    'notes/begun',
    'notes/taken',
    'asked',
    'list/left',
    'answered',
    'state',
  ]);
  expect(recording.entries.at(-1)).toEqual({
    kind: 'state',
    slices: { notes: expect.any(String) as string },
  });
});

test('it replays to its end', () => {
  const { divergence, played } = replay(recording, namedOffice());
  expect([divergence, played]).toEqual([undefined, recording.entries.length]);
});

test.each([
  [['notes'], undefined],
  [['list', 'nobody'], undefined],
  [['nobody'], 'nothing that it is about stands in it: nobody'],
  [[], 'it is about nothing: whatever happened would replay'],
])('about %j it proves something, or it is said why not', (about, emptiness) => {
  expect(emptinessOf({ ...recording, header: { ...recording.header, about } })).toBe(emptiness);
});

/** The other workflow as somebody else might write it. */
const otherList = (load: () => Generator<unknown, void>) => ({
  *list(): Generator<unknown, void> {
    for (;;) {
      yield* take('list/opened');
      yield* load();
    }
  },
});

function* loadsOtherwise(): Generator<unknown, void> {
  yield* put({ type: 'list/loading' });
  yield* fork(function* () {
    yield* perform(sleep(1));
  });
  const answer = yield* perform(call('talents.list', { page: 1 } as never));
  if (answer.ok) yield* put({ type: 'list/loaded', payload: answer.reply });
  yield* put({ type: 'list/arrived' });
}

test('another workflow may say and ask more, and ask otherwise; what nobody answers stays open', () => {
  const { divergence, player } = replay(recording, namedOffice(otherList(loadsOtherwise)));
  expect(divergence).toBeUndefined();
  expect(player.pending()).toMatchObject([{ k: -1, op: 'sleep', by: 'list' }]);
});

test.each([
  ['list', undefined],
  ['notes', 'notes'],
])('a crash of %s, which nobody recorded, is a divergence of %s', (by, workflow) => {
  const crashing: OfficeFactory = (options) => {
    const office = namedOffice()(options);
    const end = office.store.subscribe(() => {
      end();
      options.onError(new Error('broken'), by);
    });
    return office;
  };
  expect(replay(recording, crashing).divergence?.workflow).toBe(workflow);
});

test('another workflow that asks later than it did is answered then', () => {
  function* list(): Generator<unknown, void> {
    yield* take('list/left');
    yield* perform(call('talents.list', {} as never));
    yield* put({ type: 'list/arrived' });
  }
  const about = parseRecording(distilledText(recorded(), { about: ['nothing'] }));
  const { divergence, player } = replay(about, namedOffice({ list }));
  expect(divergence).toBeUndefined();
  expect(player.state()).toMatchObject({ list: 'list/arrived' });
});

test('where the other tells nothing, the first thing that is missing is named', () => {
  function* list(): Generator<unknown, void> {
    yield* take('nothing');
  }
  expect(divergenceIn({ list })).toMatchObject({
    reason: 'the replay did not do this',
    workflow: 'notes',
    expected: { kind: 'asked', op: 'new' },
  });
});

const doingsOfNotes = recording.entries.flatMap((entry, index) =>
  (entry.kind === 'asked' && entry.by === 'notes') || entry.kind === 'derived' ? [index] : [],
);

test.each(doingsOfNotes)('another doing of its own at %i is named exactly there', (index) => {
  const entries = recording.entries.map((entry, place) =>
    place !== index
      ? entry
      : 'action' in entry
        ? { ...entry, action: { ...entry.action, payload: 'other' } }
        : { ...entry, input: 'other' },
  );
  const divergence = divergenceIn({}, { ...recording, entries: entries as never });
  expect(divergence).toMatchObject({ index, workflow: 'notes', reason: 'the replay did something else' });
});

test('what it does more than it did is named, with the workflow', () => {
  function* notes(): Generator<unknown, void> {
    yield* fork(takesNotes);
    yield* take('list/left');
    yield* put({ type: 'notes/left' });
  }
  expect(divergenceIn({ notes })).toMatchObject({
    workflow: 'notes',
    reason: 'the replay did something else',
    actual: { kind: 'derived', action: { type: 'notes/left' } },
  });
});

test('its own order counts', () => {
  function* notes(): Generator<unknown, void> {
    const { payload } = (yield* take('list/loaded')) as unknown as { readonly payload: unknown };
    const id = yield* perform(newId(20));
    yield* put({ type: 'notes/taken', payload: { id, rows: payload } });
    yield* put({ type: 'notes/begun', payload: id });
    yield* perform(sleep(750));
  }
  expect(divergenceIn({ notes })).toMatchObject({ expected: { action: { type: 'notes/begun' } } });
});

test('another state of its slice is named; those of others do not stand in it', () => {
  const other = text.replace(/("notes":")[0-9a-f]{16}/, '$1fedcba9876543210');
  expect(divergenceIn({}, parseRecording(other))).toMatchObject({
    workflow: 'notes',
    reason: 'the state is another in notes',
  });
  expect(text).not.toContain('"list":"');
});

test('a workflow that came later and waits as long takes nothing from those that were there', () => {
  function* list(): Generator<unknown, void> {
    yield* take('list/opened');
    yield* perform(sleep(400));
    const answer = yield* perform(call('talents.list', {} as never));
    if (answer.ok) yield* put({ type: 'list/loaded', payload: answer.reply });
  }
  function* newcomer(): Generator<unknown, void> {
    yield* take('list/opened');
    yield* perform(sleep(400));
  }
  const { dispatch, tell, recorder } = recordedOffice(namedOffice({ list }), {
    atOnce: { 'ids.new': 'note-000000000000001' },
  });
  dispatch({ type: 'list/opened' });
  tell('clock.sleep', null);
  tell('http.call', { ok: true, reply: rows });
  const about = parseRecording(distilledText(parseRecording(recorder.text()), { about: ['notes'] }));
  const { divergence, player } = replay(about, namedOffice({ list }, {}, { newcomer }));
  expect(divergence).toBeUndefined();
  expect(player.pending()).toContainEqual(expect.objectContaining({ op: 'sleep', by: 'newcomer' }));
});
