import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { Refusal } from '../../../src/contract/refusal';
import { arrivalsReducer } from '../../../src/office/kernel/fileSlot/arrivals';
import { fileSlot } from '../../../src/office/kernel/fileSlot/saga';
import { fileSlotSteps, mayTryAgain, type Sending } from '../../../src/office/kernel/fileSlot/steps';
import { type Keyed, keyed } from '../../../src/office/kernel/keyed';
import { machine } from '../../../src/office/kernel/machine';
import { requestWithFile } from '../../../src/office/kernel/requestWithFile';
import type { KeptFile } from '../../../src/office/kernel/world';
import { offline, ok, refused, startWorkflows } from '../support';

/** A poster for each of many walls: what a workflow writes to have a slot. */
interface OfWall {
  readonly wall: string;
}

type Poster =
  | { readonly status: 'bare' }
  | (OfWall & Sending)
  | { readonly status: 'painting' }
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly again: KeptFile | null }
  | { readonly status: 'hung'; readonly picture: number };

const bare: { readonly status: 'bare' } = { status: 'bare' };
const open = ['bare', 'refused', 'hung'] as const;
const { move, stay } = machine<Poster>();
const steps = {
  ...fileSlotSteps<Poster, OfWall>()({
    takes: open,
    waits: ['painting'],
    carry: (_state, { wall }) => ({ wall }),
    cancelled: ['bare', () => bare],
    fileRefused: ['refused', (_state, { refusal }) => ({ status: 'refused', refusal, again: null })],
  }),
  painted: move(open, ['painting'], (_state, _action: PayloadAction<OfWall>) => ({ status: 'painting' })),
  dried: move(['painting'], ['bare'], (_state, _action: PayloadAction<OfWall>) => ({ status: 'bare' })),
  retried: stay(['refused'], (state, _action: PayloadAction<OfWall>) => state),
  dismissed: move(['refused'], ['bare'], (_state, _action: PayloadAction<OfWall>) => ({ status: 'bare' })),
  hung: move(
    ['uploading'],
    ['hung'],
    (_state, { payload: { picture } }: PayloadAction<OfWall & { picture: number }>) => ({
      status: 'hung',
      picture,
    }),
  ),
  refused: move(
    ['uploading'],
    ['refused'],
    ({ file }, { payload: { refusal } }: PayloadAction<OfWall & { refusal: Refusal }>) => ({
      status: 'refused',
      refusal,
      again: mayTryAgain(refusal) ? file : null,
    }),
  ),
};

const ofWall = keyed<Poster, OfWall>(({ wall }) => wall, bare);
const { actions, reducer } = createSlice({
  name: 'posters',
  initialState: {} as Keyed<Poster>,
  reducers: {
    fileChosen: ofWall(steps.fileChosen),
    cancelled: ofWall(steps.cancelled),
    fileRefused: ofWall(steps.fileRefused),
    uploadStarted: ofWall(steps.uploadStarted),
    moved: ofWall(steps.moved),
    refused: ofWall(steps.refused),
    painted: ofWall(steps.painted),
    dried: ofWall(steps.dried),
    retried: ofWall(steps.retried),
    dismissed: ofWall(steps.dismissed),
    hung: ofWall(steps.hung),
  },
});

interface Root {
  readonly posters: Keyed<Poster>;
}

const posterOf = ({ posters }: Root, { wall }: OfWall): Poster => posters[wall] ?? bare;

const slot = fileSlot({
  ...actions,
  name: 'posters',
  steps,
  keyOf: ({ wall }: OfWall) => wall,
  select: posterOf,
  problemOf: ({ size }) => (size > 100 ? 'tooLarge' : undefined),
  keptIn: (state) => (state.status === 'refused' && state.again) || undefined,
  send: ({ wall }, { fileId }, onProgress) => {
    const input = { targetPath: wall, name: wall, heightPercent: 100, widthPercent: 100, version: 0 };
    const place = { ...input, client: 'CO', kind: 'film' as const, databaseName: 'co_db' };
    return requestWithFile('picture.upload', place, { fileId, address: '/' }, onProgress);
  },
  arrived: ({ wall }, { picture }) => actions.hung({ wall, picture }),
});

const arrivals: (string | boolean)[] = [];

function* postersSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(actions.fileChosen, function* ({ payload: { wall, file } }) {
      arrivals.push(wall, yield* slot.takeFile({ wall }, file));
    }),
    takeEvery(actions.retried, function* ({ payload: { wall } }) {
      const state = yield* select(posterOf, { wall });
      if (state.status === 'refused' && state.again) yield* slot.sendFile({ wall }, state.again);
    }),
  ]);
}

const SEND = 'uploads.sendForm';
const FORGET = 'files.forget';
const SLEEP = 'clock.sleep';
const fileOf = (fileId: string, size = 50): KeptFile => ({ fileId, name: 'a.png', size, type: 'image/png' });

function start(posters: typeof reducer = reducer) {
  arrivals.length = 0;
  const { world, store } = startWorkflows({ posters, arrivals: arrivalsReducer }, [postersSaga]);
  const of = (wall: string) => posterOf(store.getState(), { wall });
  const wait = () => world.pending().includes(SLEEP) && world.answer(SLEEP, null);
  /** Chosen, and the moment that an upload button waits is over. */
  const choose = (file: KeptFile | null, wall = 'hall') => {
    store.dispatch(actions.fileChosen({ wall, file }));
    wait();
  };
  const answered = (answer: unknown) => world.hear(SEND, { kind: 'answered', answer });
  const forgets = () => world.asked.filter((name) => name === FORGET).length;
  const hasArrived = (wall: string) => slot.selectHasArrived(store.getState(), { wall });
  return { world, store, of, wait, choose, answered, forgets, hasArrived };
}

test('a file is sent with its progress, and forgotten once it is there', () => {
  const { world, of, choose, answered } = start();
  choose(fileOf('one'));
  world.hear(SEND, { kind: 'progress', sent: 20, size: 50 });
  expect(of('hall')).toEqual({ status: 'uploading', wall: 'hall', file: fileOf('one'), sent: 20 });
  answered(ok({ clusterPath: '', picture: 3 }));
  expect(of('hall')).toEqual({ status: 'hung', picture: 3 });
  expect(world.inputOf(FORGET)).toEqual({ fileId: 'one' });
  expect(arrivals).toEqual([]);
  world.answer(FORGET, null);
  expect(arrivals).toEqual(['hall', true]);
});

test.each([
  ['none', null, 'required'],
  ['one without a byte', fileOf('one', 0), 'required'],
  ['one that breaks the rule of the slot', fileOf('one', 101), 'tooLarge'],
])('%s is refused with the reason and forgotten; nothing is sent', (_what, file, problem) => {
  const { world, of, choose } = start();
  choose(file);
  expect(of('hall')).toMatchObject({
    refusal: { kind: 'invalid', problems: { file: problem } },
    again: null,
  });
  expect(world.pending()).toEqual(file ? [FORGET] : []);
  if (file) world.answer(FORGET, null);
  expect(arrivals).toEqual(['hall', false]);
});

test('one that is cancelled is sent no further and forgotten; that of another place goes on', () => {
  const { world, store, of, choose } = start();
  choose(fileOf('one'));
  choose(fileOf('two'), 'attic');
  store.dispatch(actions.cancelled({ wall: 'hall' }));
  expect(of('hall')).toBe(bare);
  expect(of('attic').status).toBe('uploading');
  expect(world.pending()).toEqual([SEND, FORGET]);
  expect(world.inputOf(FORGET)).toEqual({ fileId: 'one' });
});

test('one that comes while another is on its way is forgotten, where it does not wait', () => {
  const { world, choose } = start();
  choose(fileOf('one'));
  choose(fileOf('two'));
  expect(world.inputOf(FORGET)).toEqual({ fileId: 'two' });
  expect(world.inputOf(SEND)).toMatchObject({ fileId: 'one' });
  world.answer(FORGET, null);
  expect(arrivals).toEqual(['hall', false]);
});

test('one that breaks the rule says nothing while another is on its way', () => {
  const { world, of, choose, answered } = start();
  choose(fileOf('one'));
  choose(fileOf('two', 101));
  expect(world.inputOf(FORGET)).toEqual({ fileId: 'two' });
  expect(of('hall')).toMatchObject({ status: 'uploading', file: { fileId: 'one' } });
  answered(ok({ clusterPath: '', picture: 3 }));
  expect(of('hall')).toEqual({ status: 'hung', picture: 3 });
});

test('one that waits is sent after what it waits for; of two the first, and the other is forgotten', () => {
  const { world, store, wait, choose } = start();
  store.dispatch(actions.painted({ wall: 'hall' }));
  choose(fileOf('one'));
  choose(fileOf('two'));
  expect(world.pending()).toEqual([]);
  store.dispatch(actions.dried({ wall: 'hall' }));
  wait();
  expect(world.inputOf(SEND)).toMatchObject({ fileId: 'one' });
  expect(world.inputOf(FORGET)).toEqual({ fileId: 'two' });
});

describe('one that was refused on its way', () => {
  const lost = () => {
    const office = start();
    office.choose(fileOf('one'));
    office.answered(offline);
    return office;
  };

  test('is kept, is sent again when asked, and is forgotten once', () => {
    const { world, store, of, wait, answered, forgets } = lost();
    expect(of('hall')).toMatchObject({ status: 'refused', again: { fileId: 'one' } });
    expect(world.pending()).toEqual([]);
    store.dispatch(actions.retried({ wall: 'hall' }));
    wait();
    expect(world.inputOf(SEND)).toMatchObject({ fileId: 'one' });
    answered(ok({ clusterPath: '', picture: 3 }));
    world.answer(FORGET, null);
    expect(forgets()).toBe(1);
  });

  test('is forgotten once the notice is dismissed', () => {
    const { world, store } = lost();
    store.dispatch(actions.dismissed({ wall: 'hall' }));
    expect(world.inputOf(FORGET)).toEqual({ fileId: 'one' });
    world.answer(FORGET, null);
    expect(arrivals).toEqual(['hall', false]);
  });

  test('is forgotten once another is sent in its place', () => {
    const { world, choose, forgets } = lost();
    choose(fileOf('two'));
    expect(world.inputOf(FORGET)).toEqual({ fileId: 'one' });
    expect(world.inputOf(SEND)).toMatchObject({ fileId: 'two' });
    expect(forgets()).toBe(1);
  });

  test('for what is in it is forgotten at once: it is not valid the next time either', () => {
    const { world, of, choose, answered } = start();
    choose(fileOf('one'));
    answered(refused({ kind: 'invalid', problems: { file: 'notAPicture' } }));
    expect(of('hall')).toMatchObject({ status: 'refused', again: null });
    expect(world.pending()).toEqual([FORGET]);
  });
});

test('a file is sent 100 ms after it was chosen, and its button shows for 1.4 s that it is there', () => {
  const { world, store, wait, answered, hasArrived } = start();
  store.dispatch(actions.fileChosen({ wall: 'hall', file: fileOf('one') }));
  expect(world.pending()).toEqual([SLEEP]);
  expect(world.inputOf(SLEEP)).toEqual({ milliseconds: 100 });
  wait();
  expect(hasArrived('hall')).toBe(false);
  answered(ok({ clusterPath: '', picture: 3 }));
  expect([hasArrived('hall'), hasArrived('attic')]).toEqual([true, false]);
  expect(world.inputOf(SLEEP)).toEqual({ milliseconds: 1400 });
  wait();
  expect(hasArrived('hall')).toBe(false);
});

test('one that is cancelled before that is not sent at all', () => {
  const { world, store } = start();
  store.dispatch(actions.fileChosen({ wall: 'hall', file: fileOf('one') }));
  store.dispatch(actions.cancelled({ wall: 'hall' }));
  expect(world.pending()).toEqual([FORGET]);
});

test('a start that does not apply is not asked for again: the file is forgotten', () => {
  let starts = 0;
  const { world, choose } = start((state = {}, action) => {
    if (action.type !== actions.uploadStarted.type) return reducer(state, action);
    starts += 1;
    if (starts > 9) throw new Error('It goes round without waiting.');
    return state;
  });
  choose(fileOf('one'));
  expect(starts).toBe(1);
  expect(world.pending()).toEqual([FORGET]);
});

test('the steps tell where they apply', () => {
  expect(steps.fileChosen.from).toEqual([...open, 'painting']);
  expect([steps.uploadStarted.from, steps.uploadStarted.to]).toEqual([open, ['uploading']]);
  expect([steps.cancelled.from, steps.cancelled.to]).toEqual([['uploading'], ['bare']]);
});
