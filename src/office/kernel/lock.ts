import type { PayloadActionCreator } from '@reduxjs/toolkit';
import { actionChannel, call, fork, type SagaGenerator, take } from 'typed-redux-saga';

/**
 * Runs `worker` for each action of that creator, one at a time and in their order: what comes while one runs waits
 * its turn. For saves that may not overtake each other.
 */
export function* takeInTurn<P, T extends string>(
  intent: PayloadActionCreator<P, T>,
  worker: (action: ReturnType<PayloadActionCreator<P, T>>) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* fork(function* () {
    const waiting = yield* actionChannel(intent.type);
    for (;;) {
      const action = (yield* take(waiting)) as ReturnType<PayloadActionCreator<P, T>>;
      yield* call(worker, action);
    }
  });
}
