import { cancelled, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { watchConnectivity } from '../../kernel/commands';
import { listen } from '../../kernel/perform';
import { wentOffline, wentOnline } from '../../kernel/signals';
import { selectIsOnline } from './selectors';

/** Notes each change of the connection; others react to the facts. */
export function* connectivitySaga(): SagaGenerator<void> {
  const changes = yield* listen(watchConnectivity());
  try {
    for (;;) {
      const online = yield* take(changes);
      const wasOnline = yield* select(selectIsOnline);
      if (online !== wasOnline) yield* put(online ? wentOnline() : wentOffline());
    }
  } finally {
    if (yield* cancelled()) changes.close();
  }
}
