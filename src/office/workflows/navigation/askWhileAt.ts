import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { ALL, type All } from '../../kernel/query/state';
import { intents } from './slice';

interface ScreensQuery {
  readonly facts: {
    asked(payload: { readonly params: All }): UnknownAction;
    left(payload: { readonly params: All }): UnknownAction;
  };
  readonly selectQuery: (state: never, params: All) => { readonly status: string };
}

/** A list that one screen shows is asked for each time the screen is opened, and left with it. */
export function* askWhileAt(screen: string, { facts, selectQuery }: ScreensQuery): SagaGenerator<void> {
  yield* takeEvery(intents.locationChanged, function* ({ payload: { path } }) {
    if (path === screen) yield* put(facts.asked({ params: ALL }));
    else if ((yield* select((state: object) => selectQuery(state as never, ALL))).status !== 'idle')
      yield* put(facts.left({ params: ALL }));
  });
}
