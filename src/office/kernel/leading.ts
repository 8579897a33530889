import type { UnknownAction } from '@reduxjs/toolkit';
import { type SagaGenerator, takeEvery } from 'typed-redux-saga';

/** As takeLeading, apart for each key: an action is ignored while one of its own key is worked on, and no other is. */
export function* takeLeadingOfEach<A extends UnknownAction>(
  creator: { readonly type: A['type'] },
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  const running = new Set<string>();
  yield* takeEvery(creator.type, function* (taken: UnknownAction) {
    const action = taken as A;
    const key = keyOf(action);
    if (running.has(key)) return;
    running.add(key);
    try {
      yield* worker(action);
    } finally {
      running.delete(key);
    }
  });
}
