import { put, type SagaGenerator, take } from 'typed-redux-saga';
import { assembleOffice } from '../../../src/office/app/assembleOffice';
import { parseRecording, recorderMiddleware, recordWorld, replay } from '../../../src/office/journal';
import { createTextRecorder } from '../../../src/office/journal';
import * as work from '../../../src/office/app/work';
import type { OfficeOptions } from '../../../src/office/app/assembleOffice';
import { newId, sleep } from '../../../src/office/kernel/commands';
import { onEvery, reacting } from '../../../src/office/kernel/reactions';
import { perform } from '../../../src/office/kernel/perform';
import { kitArrived } from '../../../src/office/workflows/office/kits';
import { scriptedWorld } from '../../journal/support/scriptedWorld';

/** A workflow that tells the same fact again as long as it has to. */
function* spin(): SagaGenerator<void> {
  for (;;) {
    yield* take('spin/begun');
    for (;;) yield* put({ type: 'spin/told' });
  }
}

/** The same that was taught to tell it once: what a recording of the one is, played by the other. */
function* calm(): SagaGenerator<void> {
  for (;;) {
    yield* take('spin/begun');
    yield* put({ type: 'spin/told' });
  }
}

const officeWith = (saga: () => SagaGenerator<void>) => (options: OfficeOptions) =>
  assembleOffice({ ...options, work, kits: { spin: { reducers: {}, workflows: { spin: saga } } } });

/** One that asks again and again for what is answered at once. */
function* ask(): SagaGenerator<void> {
  for (;;) {
    yield* take('spin/begun');
    for (;;) yield* perform(newId(10));
  }
}

function recorded(saga: () => SagaGenerator<void>) {
  const recorder = createTextRecorder({ build: 'test', scripts: () => [] });
  const errors: string[] = [];
  const { store } = officeWith(saga)({
    world: recordWorld(scriptedWorld({ 'ids.new': 'made' }).world, recorder),
    preloadedState: { program: { status: 'whole' } },
    middleware: [recorderMiddleware(recorder)],
    onError(error, by) {
      recorder.crashed(error, by);
      errors.push(`${by}: ${(error as Error).message}`);
    },
  });
  store.dispatch(kitArrived({ kit: 'spin' }));
  store.dispatch({ type: 'spin/begun' });
  return { store, errors, recording: parseRecording(recorder.text()) };
}

test.each([
  ['tells a fact', spin, 'spin/told'],
  ['asks for what is answered at once', ask, 'ids.new'],
])('a saga that %s again and again is stopped and named, and the office goes on', (_case, saga, name) => {
  const { store, errors } = recorded(saga);
  expect(errors).toEqual([
    `spin: a course that runs on without waiting for anything, with ${name} again and again, was stopped`,
  ]);
  store.dispatch(kitArrived({ kit: 'other' }));
  expect(store.getState().kits).toEqual(['spin', 'other']);
});

test('what another does in the same breath is not stopped with it', () => {
  const world = scriptedWorld();
  const errors: unknown[] = [];
  const tell = function* () {
    for (;;) yield* put({ type: 'spin/told' });
  };
  const sleeping = function* () {
    yield* perform(sleep(1000));
  };
  const workflows = {
    spin: reacting(onEvery('spin/begun', tell)),
    calm: reacting(onEvery('spin/begun', sleeping)),
  };
  const { store } = assembleOffice({
    ...{ world: world.world, work, onError: (_error, by) => void errors.push(by) },
    preloadedState: { program: { status: 'whole' }, kits: ['spin'] },
    kits: { spin: { reducers: {}, workflows } },
  });
  store.dispatch({ type: 'spin/begun' });
  expect(errors).toEqual(['spin']);
  expect(world.open.map(({ command }) => command.op)).toContain('sleep');
});

test.each([
  ['told', spin],
  ['asked', ask],
])('what was recorded of what it %s replays', (_case, saga) => {
  expect(replay(recorded(saga).recording, officeWith(saga)).divergence).toBeUndefined();
});

test('a replay that runs on is stopped, and told with its saga', () => {
  const { divergence } = replay(recorded(calm).recording, officeWith(spin));
  expect(divergence?.workflow).toBe('spin');
  expect(divergence?.reason).toMatch(/; a course that runs on without waiting for anything.*\(spin\)$/);
});
