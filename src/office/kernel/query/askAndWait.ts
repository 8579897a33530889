import type { Action, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, take } from 'typed-redux-saga';
import { isSame } from '../sameData';
import type { OfParams } from './state';

interface Facts<P> {
  asked(payload: OfParams<P>): UnknownAction;
  readonly loaded: Action;
  readonly failed: Action;
  readonly left: Action;
}

/** Asks, and waits until the answer is there, could not be had, or nobody looks at it any more. */
export function* askAndWait<P extends object>(
  { facts }: { readonly facts: Facts<P> },
  params: P,
): SagaGenerator<void> {
  const ends = [facts.loaded.type, facts.failed.type, facts.left.type];
  const isEnd = (action: Action) =>
    ends.includes(action.type) && isSame((action as PayloadAction<OfParams<P>>).payload.params, params);
  yield* put(facts.asked({ params }));
  yield* take(isEnd);
}
