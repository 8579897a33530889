import {
  call,
  cancel,
  fork,
  getContext,
  type SagaGenerator,
  select,
  setContext,
  take,
} from 'typed-redux-saga';
import { personChanged, signedOut } from '../entities/session';
import type { World } from '../kernel/world';
import { connectionBackSaga, connectivitySaga } from '../workflows/connectivity';
import { programArrived, selectIsProgramWhole } from '../workflows/program';
import { reportSaga } from '../workflows/report';
import { signInSaga } from '../workflows/signIn';
import { worldOf } from './worldOf';

type Saga = () => SagaGenerator<void>;

/** Workflows by the names of their folders, in the order in which they start. */
export type Sagas = Readonly<Record<string, Saga>>;

/** Hears of an error that nobody expected, and in which workflow it was. */
export type OnError = (error: unknown, by?: string) => void;

/** What runs before anybody signs in. */
const firstWorkflows: Sagas = {
  connectivity: connectivitySaga,
  connectionBack: connectionBackSaga,
  signIn: signInSaga,
  report: reportSaga,
};

/** A workflow that fails over and over is left alone after so many starts. */
const STARTS = 20;

/**
 * Runs every workflow, those of the work behind sign-in once they have come. An error that none of them expected reaches `onError` and restarts that workflow alone. When a
 * person leaves, or another comes, all of them are stopped with what they had pending, and start anew.
 */
export function* rootSaga(work: () => Sagas, onError: OnError): SagaGenerator<void> {
  for (;;) {
    const running = yield* fork(runAll, work, onError);
    yield* take([signedOut, personChanged]);
    yield* cancel(running);
  }
}

function* runAll(work: () => Sagas, onError: OnError): SagaGenerator<void> {
  yield* run(firstWorkflows, onError);
  if (!(yield* select(selectIsProgramWhole))) yield* take(programArrived);
  yield* run(work(), onError);
}

function* run(workflows: Sagas, onError: OnError): SagaGenerator<void> {
  for (const [name, workflow] of Object.entries(workflows)) yield* fork(keepRunning, name, workflow, onError);
}

/** What the workflow asks of the world, it asks in its own name. */
function* keepRunning(name: string, workflow: Saga, onError: OnError): SagaGenerator<void> {
  yield* setContext({ world: worldOf(name, yield* getContext<World>('world')) });
  for (let starts = 0; starts < STARTS; starts += 1) {
    try {
      yield* call(workflow);
      return;
    } catch (error) {
      onError(error, name);
    }
  }
}
