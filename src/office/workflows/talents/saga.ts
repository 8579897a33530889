import { all, call, put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import { request } from '../../kernel/request';
import { talentsLoaded } from '../../entities/talents';
import { serverTold } from '../events';
import { facts, intents } from './slice';

/** The list is loaded again when a person asks, and when a colleague's change is heard of. */
export function* talentsSaga(): SagaGenerator<void> {
  yield* all([takeLatest(intents.reloadRequested, reloadTalents), takeEvery(serverTold, followServer)]);
}

function* followServer({ payload: news }: ReturnType<typeof serverTold>): SagaGenerator<void> {
  if (news.kind === 'changed' && news.what === 'talents') yield* call(reloadTalents);
}

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
