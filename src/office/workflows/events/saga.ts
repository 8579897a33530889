import { cancelled, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectSession, signedIn } from '../../entities/session';
import { followEvents } from '../../kernel/commands';
import { listen } from '../../kernel/perform';
import { eventsReconnected, serverTold } from './facts';

/** Follows the server's events while somebody is signed in. Workflows start anew at sign-out, and with them this one. */
export function* eventsSaga(): SagaGenerator<void> {
  if (!(yield* select(selectSession))) yield* take(signedIn);
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
