import { put, take } from 'typed-redux-saga';
import { replayFiles } from '../../src/office/app/headless/replayFiles';
import { updateFiles } from '../../src/office/app/headless/updateFiles';
import { parseRecording, replay } from '../../src/office/journal';
import { distilledText } from '../../src/office/journal/distilledText';
import { playedBases } from '../../src/office/journal/playedBases';
import { rerecord } from '../../src/office/journal/rerecord';
import { withStates } from '../../src/office/journal/withStates';
import { distil } from '../tools/distil/distil';
import { namedOffice } from './support/namedOffice';
import { recordedOffice } from './support/recordings';

/** What a session of one agency of the demo is told; the next agency has other ids. */
const rowsOf = (mark: string) => [
  { talentId: `talent${mark}Idris01`, firstName: 'Idris', lastName: 'Benhaddou', city: 'Marseille' },
];

/** The list is opened, and in the longer one opened again with somebody more in it. */
function session(mark: string, isLong: boolean): string {
  const { dispatch, tell, recorder } = recordedOffice(namedOffice(), {
    atOnce: { 'ids.new': `note${mark}0000001` },
  });
  const answer = (rows: readonly object[]) => tell('http.call', { ok: true, reply: rows });
  dispatch({ type: 'list/opened' });
  answer(rowsOf(mark));
  tell('clock.sleep', null);
  if (!isLong) return recorder.text();
  dispatch({ type: 'list/opened' });
  answer([...rowsOf(mark), { ...rowsOf(mark)[0], lastName: 'Brandt' }]);
  return recorder.text();
}

const asBase = (text: string) => distilledText(parseRecording(text), { about: [] });
const office = asBase(session('Aa1', false));
const factory = namedOffice();
const bases = playedBases(() => office, factory);
const base = {
  name: 'office',
  recording: rerecord(parseRecording(office), factory, '').recording,
  start: bases('office'),
};

const { text, ownStart } = distil(session('Zz9', true), { about: ['notes'], base, createOffice: factory });

test('a recording of another agency begins where the base ends, under the ids of the base', () => {
  expect(ownStart).toBeUndefined();
  expect(parseRecording(text, bases).header).toMatchObject({ base: 'office', about: ['notes'] });
  expect(text).toContain('talentAa1Idris01');
  expect(text).not.toContain('talentZz9Idris01');
  expect(parseRecording(text, bases).entries.filter(({ kind }) => kind === 'intent')).toHaveLength(1);
});

test('it replays from there', () => {
  const recording = parseRecording(text, bases);
  expect(recording.header.state).toMatchObject({ list: rowsOf('Aa1') });
  const { divergence, played } = replay(recording, factory);
  expect([divergence, played]).toEqual([undefined, recording.entries.length]);
});

test('a base is played by the build that reads it: a slice that came later is in it', () => {
  const later = (state = { status: 'idle' }) => state;
  const newer = namedOffice({}, { later: later as never });
  const start = playedBases(() => office, newer)('office');
  expect(start.state).toMatchObject({ later: { status: 'idle' } });
  expect(
    replay(
      parseRecording(text, () => start),
      newer,
    ).divergence,
  ).toBeUndefined();
});

test('where no base is at hand, the file says which one it needs', () => {
  expect(() => parseRecording(text)).toThrow('line 1: it starts from the base “office”, which is not here');
});

test('what it is about does something else from the base on: it keeps its own start', () => {
  const opened = session('Zz9', true).replace('"lastName":"Benhaddou"', '"lastName":"Castellane"');
  const kept = distil(opened, { about: ['notes'], base, createOffice: factory });
  expect(kept.ownStart).toBe('notes does something else from the base on');
  expect(parseRecording(kept.text).header.base).toBeUndefined();
  expect(replay(parseRecording(kept.text), factory).divergence).toBeUndefined();
});

test('a name that does nothing in it is not what it is about', () => {
  const { text: narrow } = distil(session('Zz9', true), {
    about: ['notes', 'mails'],
    base,
    createOffice: factory,
  });
  expect(parseRecording(narrow, bases).header.about).toEqual(['notes']);
});

const files: Readonly<Record<string, string>> = {
  'kept/notes.jsonl': text,
  'kept/bases/office.jsonl': office,
};

test('the commands find the base in the folder beside the file', () => {
  const lines: string[] = [];
  const code = replayFiles(['kept/notes.jsonl'], {
    ...{ read: (name) => files[name] ?? '', write: (line) => lines.push(line), createOffice: factory },
    ...{ now: () => 0, json: false, print: false, until: undefined },
  });
  expect([code, lines]).toEqual([
    0,
    [expect.stringMatching(/^kept\/notes.jsonl: replays, (\d+) of \1 entries; from the base office$/)],
  ]);
});

test('made anew by a build that does otherwise, it is about the same and starts from the same base', () => {
  function* notes(): Generator<unknown, void> {
    for (;;) {
      const { payload } = (yield* take('list/loaded')) as unknown as { readonly payload: unknown };
      yield* put({ type: 'notes/noted', payload: { rows: payload } });
    }
  }
  const saved: string[] = [];
  const newer = namedOffice({ notes });
  const code = updateFiles(['kept/notes.jsonl'], {
    ...{ read: (name) => files[name] ?? '', write: () => undefined, createOffice: newer, build: 'new' },
    ...{ save: (_name, now) => saved.push(now), confirm: () => true },
  });
  const recording = parseRecording(
    saved[0] ?? '',
    playedBases(() => office, newer),
  );
  expect([code, recording.header]).toMatchObject([0, { base: 'office', about: ['notes'], build: 'new' }]);
  expect(saved[0]).toContain('"payload":{"rows":{"$reply":');
  expect(replay(recording, newer).divergence).toBeUndefined();
});

test('made anew by the same build, it is the same to the letter', () => {
  const { recording } = rerecord(parseRecording(text, bases), factory, 'test');
  const about = ['notes'];
  expect(distilledText(withStates(recording, about, factory), { about, base: 'office' })).toBe(text);
});
