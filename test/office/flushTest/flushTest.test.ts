import {
  flushTestIntents,
  flushTestReducer,
  flushTestSaga,
  selectFlushTest,
} from '../../../src/office/workflows/office/flushTest';
import { startWorkflows } from '../support';

const TEST = 'http.flushTest';

function run(...at: readonly number[]) {
  const { world, store } = startWorkflows({ flushTest: flushTestReducer }, [flushTestSaga]);
  store.dispatch(flushTestIntents.started());
  at.forEach((each) => world.hear(TEST, { kind: 'line', at: each }));
  return { world, store, state: () => selectFlushTest(store.getState()) };
}

test.each([
  ['come one after the other', [10, 260, 510, 760, 1010, 1260, 1510, 1760], { verdict: 'flows' }],
  ['come all at once', [1900, 1900, 1900, 1900, 1901, 1901, 1901, 1902], { verdict: 'held' }],
  ['are fewer than were sent', [10, 260], { status: 'failed' }],
])('lines that %s say so', (_how, at, outcome) => {
  const { world, state } = run(...at);
  expect(state()).toEqual({ status: 'running', lines: at });
  world.hear(TEST, { kind: 'ended' });
  expect(state()).toMatchObject(outcome);
  expect(world.pending()).toEqual([]);
});

test('a test that breaks is told, and can be made again', () => {
  const { world, store, state } = run(10);
  world.hear(TEST, { kind: 'failed' });
  expect(state()).toEqual({ status: 'failed' });
  store.dispatch(flushTestIntents.started());
  expect(world.pending()).toEqual([TEST]);
});

test('it ends with its screen', () => {
  const { world, store, state } = run(10);
  store.dispatch(flushTestIntents.left());
  expect(world.pending()).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});
