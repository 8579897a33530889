import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, fork, type SagaGenerator, takeEvery } from 'typed-redux-saga';

/** As takeLatest, apart for each key: an action stops what runs for its own key, and nothing else. */
export function* takeLatestOfEach<A extends UnknownAction>(
  creators: readonly { readonly type: A['type'] }[],
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  const running = new Map<string, Task>();
  const types = creators.map(({ type }) => type);
  yield* takeEvery(types, function* (taken: UnknownAction) {
    const action = taken as A;
    const before = running.get(keyOf(action));
    if (before) yield* cancel(before);
    running.set(keyOf(action), yield* fork(worker, action));
  });
}
