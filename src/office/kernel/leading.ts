import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, fork, type SagaGenerator, take } from 'typed-redux-saga';

/** So many are worked on beside one another: no call waits in the browser until its time is up. */
const AT_ONCE = 4;

/**
 * As takeLeading, apart for each key: an action is ignored while one of its own key is worked on. Of many keys a few are
 * worked on beside one another, the others wait for their turn.
 */
export function* takeLeadingOfEach<A extends UnknownAction>(
  creator: { readonly type: A['type'] },
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  const running = new Set<string>();
  const asked = yield* actionChannel<A>(creator.type, buffers.expanding());
  for (let at = 0; at < AT_ONCE; at += 1)
    yield* fork(function* () {
      for (;;) {
        const action = yield* take(asked);
        const key = keyOf(action);
        if (running.has(key)) continue;
        running.add(key);
        try {
          yield* worker(action);
        } finally {
          running.delete(key);
        }
      }
    });
}
