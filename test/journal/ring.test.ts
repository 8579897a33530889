import { journalParts, parseJournal, parseRecording, replay } from '../../src/office/journal';
import { type Command, keyOf, type World } from '../../src/office/kernel/world';
import { watchConnectivity } from '../../src/office/kernel/commands';
import { listen } from '../../src/office/kernel/perform';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { getContext, put, setContext, take } from 'typed-redux-saga';
import { worldOf } from '../../src/office/app/worldOf';
import { request } from '../../src/office/kernel/request';
import { password, recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const count = (state = 0, { type }: { type: string }) =>
  type === 'count/up' || type === 'count/online' ? state + 1 : state;

function* watch() {
  const channel = yield* listen(watchConnectivity());
  for (;;) {
    yield* take(channel);
    yield* put({ type: 'count/online' });
  }
}

const counting = () => tinyOffice({ count }, [watch as never]);
const credentials = { login: 'staff@co.example', password };

function fullOffice(limits: { entries: number } | { bytes: number }) {
  const office = recordedOffice(counting(), limits);
  const attempt = () => {
    office.dispatch(signInIntents.submitted(credentials));
    office.tell('http.call', { ok: false, refusal: { kind: 'forbidden' } });
  };
  return { ...office, attempt };
}

test('a full log begins again where nothing waited, goes on with what was open, and replays', () => {
  const office = fullOffice({ entries: 60 });
  for (let time = 0; time < 40; time += 1) {
    office.attempt();
    office.emit('connectivity.watch', time % 2 === 0);
  }
  const recording = parseRecording(office.recorder.text());
  expect(recording.entries.length).toBeLessThan(100);
  expect(recording.header.restarted?.quiet).toBe(true);
  expect(recording.header.restarted?.open.map((command) => keyOf(command as unknown as Command))).toEqual([
    'connectivity.watch',
  ]);
  const { divergence, player } = replay(recording, counting());
  expect(divergence).toBeUndefined();
  expect(player.state()).toEqual(office.store.getState());
});

test('a log is also full by its weight', () => {
  const office = fullOffice({ bytes: 20_000 });
  for (let time = 0; time < 30; time += 1) office.dispatch({ type: 'count/up', payload: 'x'.repeat(1000) });
  const recording = parseRecording(office.recorder.text());
  expect(recording.entries.length).toBeLessThan(25);
  expect(replay(recording, counting()).divergence).toBeUndefined();
});

test('a log that filled up while a command waited all along says so', () => {
  const office = fullOffice({ entries: 30 });
  office.dispatch(signInIntents.submitted(credentials));
  for (let time = 0; time < 50; time += 1) office.dispatch({ type: 'count/up' });
  const { header } = parseRecording(office.recorder.text());
  expect(header.restarted?.quiet).toBe(false);
  expect(JSON.stringify(header.restarted?.open)).not.toContain(password);
});

/** Asks again whenever the connection is there, but while an answer is under way. */
function* ask() {
  yield* setContext({ world: worldOf('asking', yield* getContext<World>('world')) });
  for (;;) {
    yield* take('count/online');
    yield* request('categories.list', { productionMode: 1 });
  }
}

test('a log that filled up while a workflow waited for a new sign-in replays', () => {
  const asking = tinyOffice({ count }, [watch as never, ask as never]);
  const office = recordedOffice(asking, { entries: 30 });
  office.emit('connectivity.watch', true);
  office.tell('http.call', { ok: false, refusal: { kind: 'signedOut' } });
  for (let time = 0; time < 50; time += 1) office.emit('connectivity.watch', time % 2 === 0);
  const recording = parseRecording(office.recorder.text());
  expect(recording.header.restarted).toMatchObject({ quiet: false, waiting: ['asking'] });
  expect(replay(recording, asking).divergence).toBeUndefined();
});

test('a full log loses its oldest part, not all but the newest', () => {
  const office = fullOffice({ entries: 800 });
  for (let time = 0; time < 5000; time += 1) {
    office.dispatch({ type: 'count/up' });
    if (time < 1000) continue;
    expect(office.recorder.kept().entries.length).toBeGreaterThan(600);
    expect(office.recorder.kept().entries.length).toBeLessThanOrEqual(801);
  }
});

test('with a clock the log says when it began and when each input came', () => {
  let time = 1000;
  const office = recordedOffice(counting(), { now: () => (time += 1) });
  office.dispatch({ type: 'count/up' });
  const { header, entries } = parseRecording(office.recorder.text());
  expect(header.begun).toBe(1001);
  expect(entries.find(({ kind }) => kind === 'intent')).toMatchObject({ at: expect.any(Number) as number });
});

test('the parts of a report are read one by one, and an error names its line in the file', () => {
  const office = fullOffice({ entries: 800 });
  office.attempt();
  const text = office.recorder.text();
  const lines = text.split('\n').length - 1;
  expect(parseJournal(text + text)).toEqual([
    parseRecording(text),
    { ...parseRecording(text), line: lines + 1 },
  ]);
  const [first, second] = journalParts(`${text}${text.split('\n')[0]}\n{"kind":"wondered"}\n`);
  expect([first, second]).toMatchObject([
    { recording: parseRecording(text) },
    { error: { line: lines + 2 } },
  ]);
  expect(() => parseJournal(`${text}${text.split('\n')[0]}\n{"kind":"wondered"}\n`)).toThrow(
    `line ${lines + 2}: no entry is of the kind "wondered"`,
  );
});
