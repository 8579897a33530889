import type { Action } from '@reduxjs/toolkit';
import { cancel, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { personChanged, selectSession, signedOut } from '../../../entities/session';
import { call, forgetStorage } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onLeading, reacting } from '../../../kernel/reactions';
import { endOf } from '../../../kernel/request';
import { sessionEnded, sessionLocked } from '../../../kernel/sessionFacts';
import { idleSaga } from './idle';
import { lockSaga } from './lock';
import { renewalSaga } from './renewal';
import { facts, intents, selectSessionGuard } from './slice';

const { signOutRequested, confirmed, retried, left, personChangeRequested } = intents;

export const sessionGuardSaga = reacting(
  onLeading([signOutRequested, confirmed, retried, left], leave),
  onLeading(personChangeRequested, changePerson),
  lockSaga,
  idleSaga,
  renewalSaga,
);

/**
 * A server that no longer knows the session has nothing left to end, and one that knows another person's ends nothing of
 * theirs; any other refusal is told and can be tried again.
 */
function* leave(): SagaGenerator<void> {
  const guard = yield* select(selectSessionGuard);
  if (guard.status !== 'signingOut') return;
  const { everywhere } = guard;
  const session = yield* select(selectSession);
  const over = yield* fork(toldOver);
  const answer = yield* perform(call('session.signOut', { everywhere }, session?.agency.userId));
  const end = over.isRunning() ? undefined : over.result();
  yield* cancel(over);
  if (!answer.ok && answer.refusal.kind !== 'signedOut') {
    yield* put(endOf(answer.refusal) ?? facts.signOutFailed(answer.refusal));
    if (end) yield* put(end);
    return;
  }
  yield* perform(forgetStorage());
  yield* put(signedOut());
}

/** That the session is over is told by other calls too while somebody signs out: it counts where the sign-out does not get there. */
function* toldOver(): SagaGenerator<Action> {
  return yield* take([sessionEnded, sessionLocked]);
}

/**
 * Goes on as whoever is signed in in this browser now; nothing of the person before is kept. That they have locked their
 * session since is theirs, and a reason to try again.
 */
function* changePerson(): SagaGenerator<void> {
  const answer = yield* perform(call('session.current', {}));
  if (!answer.ok) {
    const end = endOf(answer.refusal);
    yield* put(end && !sessionLocked.match(end) ? end : facts.changeFailed(answer.refusal));
  } else if (answer.reply.outcome === 'accepted') yield* put(personChanged(answer.reply.session));
  else yield* put(facts.changeFailed({ kind: 'failed', status: 500 }));
}
