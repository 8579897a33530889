import { call as callSaga, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isTransient } from '../../../../contract/refusal';
import { selectSession, signedOut } from '../../../entities/session';
import { call, forgetStorage, sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onLatest, onLeading, reacting } from '../../../kernel/reactions';
import { sessionLocked, sessionRestored } from '../../../kernel/sessionFacts';
import { facts, intents, selectSessionGuard } from './slice';

/** How long until the server is told again that the session is locked, and asked whether it still is; in milliseconds. */
const PAUSE = 2000;

const { lockRequested, lockLeft } = intents;

/** What a lock is about: the server is told, other windows are followed, and whoever leaves from here shows nothing. */
export const lockSaga = reacting(
  onLeading([lockRequested, facts.idled], lock),
  onLatest([facts.lockTold, sessionLocked], unlockWithOthers),
  onLeading(lockLeft, leave),
);

function* lock(): SagaGenerator<void> {
  const guard = yield* select(selectSessionGuard);
  if (guard.status !== 'locked' || guard.isTold) return;
  yield* race({ told: callSaga(tellServer), over: take([sessionRestored, lockLeft]) });
}

/** The page is covered meanwhile. A backend that knows no lock leaves it at that. */
function* tellServer(): SagaGenerator<void> {
  const session = yield* select(selectSession);
  for (;;) {
    const answer = yield* perform(call('session.lock', {}, session?.agency.userId));
    if (answer.ok || answer.refusal.kind === 'signedOut') yield* put(facts.lockTold());
    if (answer.ok || !isTransient(answer.refusal)) return;
    yield* perform(sleep(PAUSE));
  }
}

function* unlockWithOthers(): SagaGenerator<void> {
  if ((yield* select(selectSessionGuard)).status !== 'locked') return;
  yield* race({ elsewhere: callSaga(untilUnlocked), over: take([sessionRestored, lockLeft]) });
}

/** The windows of a browser have one session: once its person has unlocked it in another one, it is open in this one too. */
function* untilUnlocked(): SagaGenerator<void> {
  const held = yield* select(selectSession);
  for (;;) {
    yield* perform(sleep(PAUSE));
    const answer = yield* perform(call('session.current', {}));
    if (!answer.ok || answer.reply.outcome !== 'accepted') continue;
    if (answer.reply.session.agency.userId === held?.agency.userId) break;
  }
  yield* put(sessionRestored());
}

/** Whatever the server says: what is behind the lock is not shown again. */
function* leave(): SagaGenerator<void> {
  const session = yield* select(selectSession);
  yield* perform(call('session.signOut', { everywhere: false }, session?.agency.userId));
  yield* perform(forgetStorage());
  yield* put(signedOut());
}
