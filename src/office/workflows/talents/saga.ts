import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { talentsLoaded } from '../../entities/talents';
import { request } from '../../kernel/request';
import { serverEventReceived } from '../events';
import { thingRestored } from '../undo';
import { facts, intents } from './slice';

/** The list is loaded again when a person asks and when a colleague's change is heard of. */
export function* talentsSaga(): SagaGenerator<void> {
  yield* takeLatest(isReasonToReload, reloadTalents);
}

const isReasonToReload = (action: Action) =>
  intents.reloadRequested.match(action) ||
  (thingRestored.match(action) && action.payload.thing.kind === 'talent') ||
  (serverEventReceived.match(action) &&
    action.payload.kind === 'changed' &&
    action.payload.what === 'talents');

/** Loads all talents anew; a failure leaves those before and is told in the list. */
export function* reloadTalents(): SagaGenerator<void> {
  yield* put(facts.reloadStarted());
  const answer = yield* request('talents.list', {});
  if (!answer.ok) {
    yield* put(facts.reloadFailed(answer.refusal));
    return;
  }
  yield* put(talentsLoaded(answer.reply));
  yield* put(facts.reloaded());
}
