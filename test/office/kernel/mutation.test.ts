import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { keyed, type Keyed } from '../../../src/office/kernel/keyed';
import { onLeading, reacting } from '../../../src/office/kernel/reactions';
import {
  attempt,
  type Failure,
  idle,
  type Mutation,
  mutationSteps,
} from '../../../src/office/kernel/mutation';
import { offline, ok, refused, startWorkflows } from '../support';

interface Named {
  readonly mailId: string;
}
interface Asked extends Named {
  readonly words?: string;
}

const CALL = 'http.call outbox.retry';
const ofOne = keyed<Mutation<Asked>, Named>(({ mailId }) => mailId, idle);
const steps = mutationSteps<Named, Asked>();
const slice = createSlice({
  name: 'mails',
  initialState: {} as Keyed<Mutation<Asked>>,
  reducers: {
    requested: ofOne<Asked>(steps.requested),
    sent: ofOne(steps.succeeded),
    refused: ofOne<Named & Failure>(steps.failed),
  },
});
const { requested, sent, refused: failed } = slice.actions;

interface Root {
  readonly mails: Keyed<Mutation<Asked>>;
}

function* retry({ payload: { mailId } }: ReturnType<typeof requested>): SagaGenerator<void> {
  const change = yield* select(({ mails }: Root) => mails[mailId]);
  if (change?.status !== 'pending') return;
  const tried = yield* attempt('outbox.retry', { mailId }, change.requestId);
  yield* put(tried.ok ? sent({ mailId }) : failed({ mailId, ...tried.failure }));
}

function start() {
  const { store, world } = startWorkflows({ mails: slice.reducer }, [
    reacting(onLeading(requested, retry, ({ payload }) => payload.mailId)),
  ]);
  const ask = (mailId = 'm1', words?: string) => {
    store.dispatch(requested({ mailId, ...(words !== undefined && { words }) }));
  };
  const state = (mailId = 'm1') => store.getState().mails[mailId];
  const identify = (id: string) => world.answer('ids.new', id);
  return { world, ask, state, identify };
}

test('a change that is done leaves nothing behind', () => {
  const { world, ask, state, identify } = start();
  ask();
  identify('one');
  expect(world.inputOf(CALL)).toEqual({ mailId: 'm1', requestId: 'one' });
  expect(state()).toMatchObject({ status: 'pending' });
  world.answer(CALL, ok());
  expect(state()).toBeUndefined();
});

test('a definite refusal gives the request up: tried again, it is another', () => {
  const { world, ask, state, identify } = start();
  ask();
  identify('one');
  world.answer(CALL, refused({ kind: 'forbidden' }));
  expect(state()).toEqual({ status: 'refused', input: { mailId: 'm1' }, refusal: { kind: 'forbidden' } });
  ask();
  identify('two');
  expect(world.inputOf(CALL)).toMatchObject({ requestId: 'two' });
});

test.each([offline, refused({ kind: 'timeout' }), refused({ kind: 'unreadable', detail: '' })])(
  'what may have been done is tried again as the same request (%j)',
  (lost) => {
    const { world, ask, state, identify } = start();
    ask();
    identify('one');
    world.answer(CALL, lost);
    expect(state()).toMatchObject({ status: 'doubtful', requestId: 'one' });
    ask();
    expect(world.pending()).toEqual([CALL]);
    expect(world.inputOf(CALL)).toMatchObject({ requestId: 'one' });
  },
);

test('a doubt stays until something is known of the request itself', () => {
  const { world, ask, state, identify } = start();
  ask();
  identify('one');
  world.answer(CALL, offline);
  ask();
  world.answer(CALL, refused({ kind: 'tooMany', retryAfter: 9 }));
  expect(state()).toMatchObject({ status: 'doubtful', requestId: 'one' });
  ask();
  world.answer(CALL, refused({ kind: 'notFound' }));
  expect(state()).toMatchObject({ status: 'refused' });
});

test('another input is another request, whatever is in doubt', () => {
  const { world, ask, identify } = start();
  ask('m1', 'first words');
  identify('one');
  world.answer(CALL, offline);
  ask('m1', 'other words');
  identify('two');
  expect(world.inputOf(CALL)).toMatchObject({ requestId: 'two' });
});

test('one thing is changed once at a time, and many beside one another', () => {
  const { world, ask, state, identify } = start();
  ask('m1');
  ask('m1');
  ask('m2');
  identify('one');
  identify('two');
  expect(world.pending()).toEqual([CALL, CALL]);
  world.answer(CALL, ok());
  expect([state('m1'), state('m2')]).toEqual([undefined, expect.objectContaining({ status: 'pending' })]);
  ask('m1');
  expect(world.pending()).toEqual([CALL, 'ids.new']);
});
