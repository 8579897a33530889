import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { selectSession, signedOut } from '../../entities/session';
import { perform } from '../../kernel/perform';
import { forgetStorage, signOut } from './commands';
import { selectSessionGuard } from './selectors';
import { facts, intents } from './slice';

const { signOutRequested, confirmed, retried, left } = intents;

export function* sessionSaga(): SagaGenerator<void> {
  yield* takeLeading([signOutRequested, confirmed, retried, left], leave);
}

/** A server that no longer knows the session has nothing left to end; any other refusal is told and can be tried again. */
function* leave(): SagaGenerator<void> {
  const guard = yield* select(selectSessionGuard);
  if (guard.status !== 'signingOut') return;
  const session = yield* select(selectSession);
  const answer = yield* perform(signOut(guard.everywhere, session?.agency.userId));
  if (!answer.ok && answer.refusal.kind !== 'signedOut') {
    yield* put(facts.signOutFailed(answer.refusal));
    return;
  }
  yield* perform(forgetStorage());
  yield* put(signedOut());
}
