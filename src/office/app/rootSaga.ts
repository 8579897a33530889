import { call, cancel, fork, type SagaGenerator, take } from 'typed-redux-saga';
import { personChanged, signedOut } from '../entities/session';
import { cinemaSaga } from '../workflows/cinema';
import { connectivitySaga } from '../workflows/connectivity';
import { eventsSaga } from '../workflows/events';
import { filmSheetSaga } from '../workflows/filmSheet';
import { loadingSaga } from '../workflows/loading';
import { newReelSaga } from '../workflows/newReel';
import { newTalentSaga } from '../workflows/newTalent';
import { outboxSaga } from '../workflows/outbox';
import { playerSaga } from '../workflows/player';
import { reelChangesSaga } from '../workflows/reelChanges';
import { reelPanelSaga } from '../workflows/reelPanel';
import { reportSaga } from '../workflows/report';
import { sendReelSaga } from '../workflows/sendReel';
import { sessionSaga } from '../workflows/session';
import { signInSaga } from '../workflows/signIn';
import { talentPageSaga } from '../workflows/talentPage';
import { talentsSaga } from '../workflows/talents';
import { uploadsSaga } from '../workflows/uploads';

type Saga = () => SagaGenerator<void>;
export type OnError = (error: unknown) => void;

const workflows: readonly Saga[] = [
  connectivitySaga,
  eventsSaga,
  cinemaSaga,
  signInSaga,
  sessionSaga,
  loadingSaga,
  talentsSaga,
  talentPageSaga,
  newTalentSaga,
  playerSaga,
  uploadsSaga,
  filmSheetSaga,
  newReelSaga,
  reelChangesSaga,
  reelPanelSaga,
  sendReelSaga,
  outboxSaga,
  reportSaga,
];

/** A workflow that fails over and over is left alone after so many starts. */
const STARTS = 20;

/**
 * Runs every workflow. An error that none of them expected reaches `onError` and restarts that workflow alone. When a
 * person leaves, or another comes, all of them are stopped with what they had pending, and start anew.
 */
export function* rootSaga(onError: OnError): SagaGenerator<void> {
  for (;;) {
    const running = yield* fork(runAll, onError);
    yield* take([signedOut, personChanged]);
    yield* cancel(running);
  }
}

function* runAll(onError: OnError): SagaGenerator<void> {
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
