import { cancel, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectSession, signedIn } from '../../../entities/session';
import { readIdleTime, sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { sessionRestored } from '../../../kernel/sessionFacts';
import { preferencesIntents, selectLockAfter } from '../../office/preferences';
import { facts } from './slice';

/** Locks once nobody has done anything for as long as the person chose. */
export function* idleSaga(): SagaGenerator<void> {
  for (;;) {
    const watching = yield* fork(watch);
    yield* take([signedIn, sessionRestored, preferencesIntents.lockAfterChosen]);
    yield* cancel(watching);
  }
}

function* watch(): SagaGenerator<void> {
  const limit = (yield* select(selectLockAfter)) * 60_000;
  if (limit === 0 || (yield* select(selectSession)) === null) return;
  for (;;) {
    const idle = yield* perform(readIdleTime());
    if (idle >= limit) break;
    yield* perform(sleep(limit - idle));
  }
  yield* put(facts.idled());
}
