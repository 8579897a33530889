import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Keyed } from '../keyed';
import type { OfParams, QueryState } from './state';

interface Asked<P> {
  readonly keyOf: (params: P) => string;
  readonly selectStates: (state: never) => Keyed<QueryState<P, object>>;
  readonly facts: {
    asked(payload: OfParams<P>): UnknownAction;
    left(payload: OfParams<P>): UnknownAction;
  };
}

/** Asks anew for what was opened, if anything was; whatever else is asked of that query is not looked at any more. */
export function* askOnly<P extends object>(query: Asked<P>, params?: P): SagaGenerator<void> {
  const { facts, keyOf, selectStates } = query;
  const states = yield* select(selectStates as (state: unknown) => Keyed<QueryState<P, object>>);
  for (const other of Object.values(states)) {
    const isOther = params === undefined || keyOf(other.params) !== keyOf(params);
    if (other.status !== 'idle' && isOther) yield* put(facts.left({ params: other.params }));
  }
  if (params) yield* put(facts.asked({ params }));
}
