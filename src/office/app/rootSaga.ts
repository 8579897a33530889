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
import { connectionBackSaga, connectivitySaga } from '../workflows/office/connectivity';
import { kitArrived, selectKits } from '../workflows/office/kits';
import { programArrived, selectIsProgramWhole } from '../workflows/office/program';
import { reportSaga } from '../workflows/office/report';
import { signInSaga } from '../workflows/account/signIn';
import { chosen, type Kits } from './kits/kit';
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

/** What may run at this moment: the work behind sign-in, and the kits that screens have brought. */
interface Runnable {
  readonly workflows: Sagas;
  readonly kits: Kits;
}

/**
 * Runs every workflow, those of the work behind sign-in and of kits once they have come. An error that none of them
 * expected reaches `onError` and restarts that workflow alone. When a person leaves, or another comes, all of them are
 * stopped with what they had pending, and start anew; `beforeStart` is called each time before they do.
 */
export function* rootSaga(
  runnable: () => Runnable,
  onError: OnError,
  beforeStart: () => void = () => undefined,
): SagaGenerator<void> {
  for (;;) {
    beforeStart();
    const running = yield* fork(runAll, runnable, onError);
    yield* take([signedOut, personChanged]);
    yield* cancel(running);
  }
}

function* runAll(runnable: () => Runnable, onError: OnError): SagaGenerator<void> {
  yield* run(firstWorkflows, onError);
  yield* fork(runKits, () => runnable().kits, onError);
  if (!(yield* select(selectIsProgramWhole))) yield* take(programArrived);
  yield* run(runnable().workflows, onError);
}

/** The workflows of each kit begin when it comes, those of a kit that is there at once. */
function* runKits(kits: () => Kits, onError: OnError): SagaGenerator<void> {
  for (let running = 0; ; yield* take(kitArrived)) {
    const come = yield* select(selectKits);
    for (const { workflows } of chosen(kits(), come.slice(running))) yield* run(workflows, onError);
    running = come.length;
  }
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
