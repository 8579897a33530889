import { cancelled, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectSession, signedIn } from '../../entities/session';
import { followEvents } from '../../kernel/commands';
import { listen } from '../../kernel/perform';
import { sessionRestored } from '../../kernel/request';
import { eventsReconnected, serverTold } from './facts';

/**
 * Follows the server's events while somebody is signed in. Workflows start anew at sign-out, and with them this one. A
 * stream that was asked for when the session had ended was refused: it is asked for again once there is one.
 */
export function* eventsSaga(): SagaGenerator<void> {
  if (!(yield* select(selectSession))) yield* take(signedIn);
  for (;;) {
    yield* race({ ended: follow(), restored: take(sessionRestored) });
    yield* put(eventsReconnected());
  }
}

function* follow(): SagaGenerator<void> {
  const events = yield* listen(followEvents());
  try {
    for (;;) {
      const event = yield* take(events);
      yield* put(event.kind === 'reconnected' ? eventsReconnected() : serverTold(event));
    }
  } finally {
    if (yield* cancelled()) events.close();
  }
}
