import { put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectSession, signedIn } from '../../../entities/session';
import { followEvents } from '../../../kernel/commands';
import { listen } from '../../../kernel/perform';
import { sessionRestored } from '../../../kernel/sessionFacts';
import {
  eventsAbsent,
  eventsLost,
  eventsReconnected,
  eventsResumed,
  serverEventReceived,
} from '../../../kernel/signals';

/**
 * Follows the server's events while somebody is signed in. Workflows start anew at sign-out, and with them this one. A
 * stream that was asked for when the session had ended was refused: it is asked for again once there is one.
 */
export function* eventsSaga(): SagaGenerator<void> {
  if (!(yield* select(selectSession))) yield* take(signedIn);
  for (let isAgain = false; ; isAgain = true)
    yield* race({ ended: follow(isAgain), restored: take(sessionRestored) });
}

/** What was missed is asked for after the stream, so that nothing happens in between unheard. */
function* follow(isAgain: boolean): SagaGenerator<void> {
  const events = yield* listen(followEvents());
  try {
    if (isAgain) yield* put(eventsReconnected());
    for (;;) {
      const event = yield* take(events);
      if (event.kind === 'lost') yield* put(eventsLost());
      else if (event.kind === 'absent') yield* put(eventsAbsent());
      else if (event.kind === 'resumed') yield* put(eventsResumed());
      else if (event.kind === 'reconnected') yield* put(eventsReconnected());
      else yield* put(serverEventReceived(event));
    }
  } finally {
    events.close();
  }
}
