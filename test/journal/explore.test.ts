import { createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'typed-redux-saga';
import { invariants } from '../../src/office/app/headless/invariants';
import { noneTaken } from '../../src/office/app/headless/invariants/cannotHappen';
import { createOffice } from '../../src/office/app/office';
import { personChanged, signedIn } from '../../src/office/entities/session';
import { type Entry, type OfficeFactory, parseRecording, replay } from '../../src/office/journal';
import { createChance } from '../../src/office/journal/chance';
import { brokenIn, explore } from '../../src/office/journal/explore';
import { type Loans, loansOf } from '../../src/office/journal/loans';
import { runSchedule } from '../../src/office/journal/schedule';
import { call, newId } from '../../src/office/kernel/commands';
import { machine } from '../../src/office/kernel/machine';
import { perform } from '../../src/office/kernel/perform';
import { serverEventReceived } from '../../src/office/kernel/signals';
import { selectUploads } from '../../src/office/workflows/films/uploads';
import { fullText, journalNames, readJournal } from '../tools/journals';
import { recordedOffice } from './support/recordings';
import { throughRing } from './support/throughRing';
import { tinyOffice } from './support/tinyOffice';

/** How many schedules of each recording are played here; more on a machine that has the time. */
const SCHEDULES = Number(process.env['GREENROOM_SCHEDULES'] ?? 1);

const exploring = (createOffice: OfficeFactory, schedules: number) => ({
  createOffice,
  build: 'test',
  invariants,
  seed: 1,
  schedules,
});

test.each(journalNames)('%s: no invariant breaks, whatever course the world takes', (name) => {
  for (const recording of readJournal(name)) {
    const { found } = explore(recording, exploring(createOffice, SCHEDULES));
    expect(found.map(({ seed, invariant, problem }) => `seed ${seed}: ${invariant}: ${problem}`)).toEqual([]);
  }
});

/** A workflow with two faults: it stays "sending" when the server keeps silent, and asks twice where it should not. */
const orders = createSlice({
  name: 'orders',
  initialState: { status: 'idle' },
  reducers: {
    submitted: () => ({ status: 'sending' }),
    sent: () => ({ status: 'idle' }),
  },
});

function* send() {
  const answer = yield* perform(call('reel.mail', { requestId: yield* perform(newId(20)) } as never));
  if (answer.ok) yield* put(orders.actions.sent());
}

function* sendAgain() {
  const input = () => ({ talentId: 'talent-01' });
  const first = yield* perform(
    call('reel.mail', { ...input(), requestId: yield* perform(newId(20)) } as never),
  );
  if (!first.ok)
    yield* perform(call('reel.mail', { ...input(), requestId: yield* perform(newId(20)) } as never));
  yield* put(orders.actions.sent());
}

const office = (worker: () => Generator<unknown, void>, isLeading = true) =>
  tinyOffice({ orders: orders.reducer as never }, [
    function* () {
      yield* (isLeading ? takeLeading : takeEvery)(orders.actions.submitted, worker as never);
    },
  ]);

function recorded(factory: OfficeFactory) {
  const { recorder, dispatch, tell } = recordedOffice(factory);
  dispatch(orders.actions.submitted());
  tell('ids.new', 'request-0000000000001');
  tell('http.call', { ok: true, reply: { reelId: 'reel-00001' } });
  return parseRecording(recorder.text());
}

test('a status that an answer that was lost leaves for ever is found, and kept as a recording that replays', () => {
  const factory = office(send as never);
  const { found } = explore(recorded(factory), exploring(factory, 200));
  expect(found).toMatchObject([
    { invariant: 'stuck', problem: expect.stringMatching(/^orders is sending/) as string },
  ]);
  const kept = parseRecording(found[0]?.text ?? '');
  const { divergence, player } = replay(kept, factory);
  expect(divergence).toBeUndefined();
  const run = { entries: kept.entries, state: player.state(), isQuiet: true };
  expect(brokenIn(invariants, run)).toMatchObject([{ invariant: 'stuck' }]);
});

test('what is sent a second time as another thing is found', () => {
  const factory = office(sendAgain as never);
  const { found } = explore(recorded(factory), exploring(factory, 200));
  expect(found).toMatchObject([{ invariant: 'double submit' }]);
});

test('a schedule borrows what somebody did elsewhere where the scene fits, and what the world told them', () => {
  const factory = office(send as never);
  const twice = recordedOffice(factory);
  twice.dispatch(orders.actions.submitted());
  twice.tell('ids.new', 'request-0000000000002');
  twice.tell('http.call', { ok: false, refusal: { kind: 'forbidden' } });
  const elsewhere = parseRecording(twice.recorder.text());
  const { recorder } = recordedOffice(factory);
  const recording = parseRecording(recorder.text());
  const run = (seed: number, loans?: Loans) =>
    runSchedule({
      recording,
      offers: [],
      createOffice: factory,
      build: 'test',
      chance: createChance(seed),
      loans,
    });
  const loans = loansOf([elsewhere], factory);
  const runs = Array.from({ length: 30 }, (_none, seed) => JSON.stringify(run(seed, loans).entries));
  expect(runs.some((text) => text.includes('orders/submitted') && text.includes('forbidden'))).toBe(true);
  expect(run(1).entries).toEqual([]);
});

test('a transition that is declared impossible is told where a session goes through it', () => {
  const { move } = machine<{ readonly status: 'idle' } | { readonly status: 'sending' }>();
  const submitted = move(['idle'], ['sending'], () => ({ status: 'sending' }));
  const factory = tinyOffice({
    orders: createSlice({
      name: 'orders',
      initialState: { status: 'idle' },
      reducers: { submitted: submitted as never },
    }).reducer as never,
  });
  const { recorder, dispatch } = recordedOffice(factory);
  dispatch(orders.actions.submitted());
  const declared = noneTaken((step, from, to) =>
    step === submitted ? { step, from, to, because: 'nobody orders' } : undefined,
  );
  const options = { ...exploring(factory, 3), invariants: [declared] };
  expect(explore(parseRecording(recorder.text()), options).found).toMatchObject([
    {
      invariant: 'impossible transition',
      problem: 'orders/submitted went from idle to sending, declared impossible: nobody orders',
    },
  ]);
});

/** As before the news of a quick encoding was kept: an upload that is not all sent has no ear for it. */
const withoutEarlyNews: OfficeFactory = (options) => {
  const deaf: Middleware =
    ({ getState }) =>
    (next) =>
    (action) => {
      if (!serverEventReceived.match(action) || action.payload.kind !== 'encoding') return next(action);
      const { processId } = action.payload;
      const uploads = selectUploads(getState() as Parameters<typeof selectUploads>[0]);
      const upload = uploads.find((each) => each.processId === processId);
      return upload?.status === 'uploading' ? action : next(action);
    };
  return createOffice({ ...options, middleware: [...options.middleware, deaf] });
};

test('news of an encoding that overtakes the end of its upload is found where it is lost', () => {
  const name = 'upload-encoding-fails-and-is-retried.jsonl';
  const [recording] = readJournal(name);
  if (!recording) throw new Error(`${name} is empty`);
  const lost = (factory: OfficeFactory) =>
    explore(recording, exploring(factory, 15)).found.map(({ problem }) => problem);
  expect(lost(createOffice)).toEqual([]);
  expect(lost(withoutEarlyNews)).toContain(
    'the encoding of an upload is shown as none, and was told to be failed',
  );
});

/** Another person is taken for the one who was there: nothing is let go of, and nothing stopped. */
const withoutParting: OfficeFactory = (options) => {
  const same: Middleware = () => (next) => (action) =>
    next(personChanged.match(action) ? signedIn(action.payload) : action);
  return createOffice({ ...options, middleware: [...options.middleware, same] });
};

test('what remains of a former person is found, and what somebody else asked and another one is told', () => {
  const name = 'session-ended-then-another-person-signed-in.jsonl';
  const found = (factory: OfficeFactory) =>
    readJournal(name)
      .flatMap((recording) => explore(recording, exploring(factory, 12)).found)
      .map(({ invariant, problem }) => `${invariant}: ${problem}`);
  expect(found(createOffice)).toEqual([]);
  expect(found(withoutParting)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^something of the former person: talents holds /) as string,
      'another asker: the answer to talent.toggle was told to somebody else than who asked',
    ]),
  );
});

test('who goes on under other rights is no former person of their own', () => {
  const name = 'second-factor-required-of-who-adds-a-passkey-without-a-name.jsonl';
  const recording = throughRing(parseRecording(fullText(name)), 20);
  expect(explore(recording, exploring(createOffice, 1)).found).toEqual([]);
});

test('what a person does with a thing that the page itself named is played', () => {
  const things = createSlice({
    name: 'things',
    initialState: { status: 'none', id: '' },
    reducers: {
      opened: () => ({ status: 'open', id: '' }),
      named: (_state, { payload }: PayloadAction<string>) => ({ status: 'open', id: payload }),
      submitted: (state, _action: PayloadAction<{ id: string }>) => ({ ...state, status: 'sending' }),
    },
  });
  const factory = tinyOffice({ things: things.reducer as never }, [
    function* () {
      yield* takeEvery(things.actions.opened, function* () {
        yield* put(things.actions.named(yield* perform(newId(20))));
      } as never);
    },
  ]);
  const { recorder, dispatch } = recordedOffice(factory, { atOnce: { 'ids.new': 'thing-00000000000001' } });
  dispatch(things.actions.opened());
  dispatch(things.actions.submitted({ id: 'thing-00000000000001' }));
  const { found } = explore(parseRecording(recorder.text()), exploring(factory, 1));
  expect(found).toMatchObject([{ problem: expect.stringMatching(/^things is sending/) as string }]);
});

const typed = (kind: 'intent' | 'derived', type: string, director?: string): Entry => ({
  kind,
  action: {
    type: `autoSave/${type}`,
    payload: { form: 'filmInfo', recordId: 'film-1', ...(director && { values: { director } }) },
  },
});

test('what a record holds already need not be sent when it is typed again, unless another text was saved over it', () => {
  const read = typed('derived', 'recordRead', 'Ida');
  const back = [typed('intent', 'changed', 'Ada'), typed('intent', 'changed', 'Ida')];
  const broken = (...entries: readonly Entry[]) =>
    brokenIn(invariants, { entries, state: {}, isQuiet: true }).map(({ invariant }) => invariant);
  expect(broken(read, ...back)).toEqual([]);
  expect(broken(read, typed('derived', 'saved'), ...back)).toEqual(['lost edit']);
  expect(broken(...back)).toEqual(['lost edit']);
});

test('what is tried again under a request id asks for the same, whatever its person had seen by then', () => {
  const broken = (...inputs: readonly object[]) =>
    brokenIn(invariants, {
      entries: inputs.flatMap((input, k): readonly Entry[] => [
        {
          kind: 'asked',
          k,
          port: 'http',
          op: 'call',
          input: { script: 'news.update', userId: 'ida', input },
        },
        { kind: 'answered', k, value: { ok: false, refusal: { kind: 'offline' } } },
      ]),
      state: {},
      isQuiet: true,
    }).map(({ invariant }) => invariant);
  const save = { newsId: 'n1', title: 'One', version: 1, requestId: 'r1' };
  expect(broken(save, { ...save, version: 2 }, { ...save, title: 'Two', requestId: 'r2' })).toEqual([]);
  expect(broken(save, { ...save, title: 'Two' })).toEqual(['another request under one id']);
});

test('news of a file is not lost where the film that was asked for anew is gone', () => {
  const state = {
    uploads: { byUploadKey: { one: { status: 'done', processId: 'process-1' } } },
    encodings: { rows: { 'process-1': { status: 'none' } } },
  };
  const news = { kind: 'encoding', processId: 'process-1', filmId: 'film-1', status: 'done' };
  const input = { script: 'agencyFilms.list', userId: 'ida', input: { filmIds: ['film-1', 'film-2'] } };
  const broken = (reply: unknown, ok = true) =>
    brokenIn(invariants, {
      entries: [
        { kind: 'heard', k: 1, value: news },
        { kind: 'asked', k: 2, port: 'http', op: 'call', input },
        { kind: 'answered', k: 2, value: { ok, reply } },
      ],
      state,
      isQuiet: true,
    }).map(({ invariant }) => invariant);
  expect(broken([{ filmId: 'film-2' }])).toEqual([]);
  expect(broken([{ filmId: 'film-1' }])).toEqual(['lost news']);
  expect(broken([], false)).toEqual(['lost news']);
});

test('the same seed finds the same schedule', () => {
  const factory = office(send as never);
  const find = () => explore(recorded(factory), exploring(factory, 200)).found;
  expect(find()).toEqual(find());
});
