import type { Action } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { request } from '../../kernel/request';
import { eventsReconnected, serverEventReceived } from '../events';
import { selectReelFinder } from './selectors';
import { facts, intents } from './slice';

/** An agency may have 10,000s of reels: they are asked for when the palette opens, if they may have changed since. */
export function* reelFinderSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(intents.opened, askIfNeeded),
    takeLatest(facts.asked, ask),
    takeEvery(mayTellOfReels, outdate),
  ]);
}

function* askIfNeeded(): SagaGenerator<void> {
  const { status } = yield* select(selectReelFinder);
  if (status !== 'asking' && status !== 'listed') yield* put(facts.asked());
}

function* ask(): SagaGenerator<void> {
  const answer = yield* request('reels.list', {});
  yield* put(answer.ok ? facts.listed(answer.reply) : facts.failed());
}

const mayTellOfReels = (action: Action) =>
  eventsReconnected.match(action) ||
  (serverEventReceived.match(action) && action.payload.kind === 'changed' && action.payload.what === 'reels');

/** An answer that is on its way may be older than the news. */
function* outdate(): SagaGenerator<void> {
  const { status } = yield* select(selectReelFinder);
  if (status === 'listed') yield* put(facts.outdated());
  if (status === 'asking') yield* put(facts.asked());
}
