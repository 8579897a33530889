import { cancelled, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { watchConnectivity } from '../../kernel/commands';
import { listen } from '../../kernel/perform';
import { selectIsOnline } from './selectors';
import { facts } from './slice';

/** Notes each change of the connection; others react to the facts. */
export function* connectivitySaga(): SagaGenerator<void> {
  const changes = yield* listen(watchConnectivity());
  try {
    for (;;) {
      const online = yield* take(changes);
      const wasOnline = yield* select(selectIsOnline);
      if (online !== wasOnline) yield* put(online ? facts.wentOnline() : facts.wentOffline());
    }
  } finally {
    if (yield* cancelled()) changes.close();
  }
}
