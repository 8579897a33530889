import { call, cancel, fork, type SagaGenerator, select, take } from 'typed-redux-saga';
import { personChanged, signedOut } from '../entities/session';
import { connectivitySaga } from '../workflows/connectivity';
import { programArrived, selectIsProgramWhole } from '../workflows/program';
import { reportSaga } from '../workflows/report';
import { signInSaga } from '../workflows/signIn';

export type Saga = () => SagaGenerator<void>;
export type OnError = (error: unknown) => void;

/** What runs before anybody signs in. */
const firstWorkflows: readonly Saga[] = [connectivitySaga, signInSaga, reportSaga];

/** A workflow that fails over and over is left alone after so many starts. */
const STARTS = 20;

/**
 * Runs every workflow, those of the work behind sign-in once they have come. An error that none of them expected reaches `onError` and restarts that workflow alone. When a
 * person leaves, or another comes, all of them are stopped with what they had pending, and start anew.
 */
export function* rootSaga(work: () => readonly Saga[], onError: OnError): SagaGenerator<void> {
  for (;;) {
    const running = yield* fork(runAll, work, onError);
    yield* take([signedOut, personChanged]);
    yield* cancel(running);
  }
}

function* runAll(work: () => readonly Saga[], onError: OnError): SagaGenerator<void> {
  yield* run(firstWorkflows, onError);
  if (!(yield* select(selectIsProgramWhole))) yield* take(programArrived);
  yield* run(work(), onError);
}

function* run(workflows: readonly Saga[], onError: OnError): SagaGenerator<void> {
  for (const workflow of workflows) yield* fork(keepRunning, workflow, onError);
}

function* keepRunning(workflow: Saga, onError: OnError): SagaGenerator<void> {
  for (let starts = 0; starts < STARTS; starts += 1) {
    try {
      yield* call(workflow);
      return;
    } catch (error) {
      onError(error);
    }
  }
}
