import type { Action } from '@reduxjs/toolkit';
import { all, call, fork, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isTransient } from '../../../contract/refusal';
import { selectSession, signedIn } from '../../entities/session';
import { perform } from '../../kernel/perform';
import { wentOnline } from '../connectivity';
import { eventsReconnected, serverEventReceived } from '../events';
import { settle } from './commands';
import { followFilms } from './followFilms';
import { load, loadLists } from './load';
import { selectFailedLists } from './selectors';
import { intents } from './slice';
import { type ListName, LISTS } from './state';

/** Lists are loaded after sign-in, at a reload with a held session, and again when they changed elsewhere. */
export function* loadingSaga(): SagaGenerator<void> {
  yield* all([
    loadLists(),
    fork(loadWhenSignedIn),
    takeEvery(signedIn, () => loadAll(LISTS)),
    takeEvery(intents.retried, ({ payload }) => load(payload.list)),
    takeEvery(wentOnline, retryPassing),
    fork(followFilms),
    takeLatest(tellsOfReels, refresh, ['agencyReels', 'reelNames']),
    takeLatest(eventsReconnected, refresh, ['talents', 'agencyFilms', 'agencyReels', 'reelNames', 'version']),
  ]);
}

function* loadWhenSignedIn(): SagaGenerator<void> {
  if (yield* select(selectSession)) yield* loadAll(LISTS);
}

function* loadAll(lists: readonly ListName[]): SagaGenerator<void> {
  yield* all(lists.map((list) => call(load, list)));
}

function* retryPassing(): SagaGenerator<void> {
  const failed = yield* select(selectFailedLists);
  yield* loadAll(failed.filter(({ refusal }) => isTransient(refusal)).map(({ list }) => list));
}

/** The list of talents follows the server in workflows/talents. */
const tellsOfReels = (action: Action) =>
  serverEventReceived.match(action) && action.payload.kind === 'changed' && action.payload.what === 'reels';

function* refresh(lists: readonly ListName[]): SagaGenerator<void> {
  yield* perform(settle());
  yield* loadAll(lists);
}
