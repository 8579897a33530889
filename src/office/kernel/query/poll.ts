import type { Action, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isSame } from '../sameData';
import type { QueryOptions } from './query';
import type { OfParams } from './state';

interface Polled<P, R> {
  readonly ask: QueryOptions<string, P, R, never>['ask'];
  readonly facts: {
    readonly asked: Action;
    loaded(payload: OfParams<P> & { readonly reply: R }): UnknownAction;
  };
}

/**
 * Asks again, unseen: neither a failure is news nor a reply that is what `selectShown` gives. A question that is asked for
 * all to see meanwhile is the newer one.
 */
export function* poll<P extends object, R, Root>(
  { ask, facts }: Polled<P, R>,
  params: P,
  selectShown: (state: Root) => R,
): SagaGenerator<void> {
  const isAsked = (action: Action) =>
    action.type === facts.asked.type && isSame((action as PayloadAction<OfParams<P>>).payload.params, params);
  const { answer } = yield* race({ answer: call(ask, params, null, ignorePart), asked: take(isAsked) });
  if (answer?.ok && !isSame(answer.reply, yield* select(selectShown)))
    yield* put(facts.loaded({ params, reply: answer.reply }));
}

function* ignorePart(): SagaGenerator<void> {}
