import { all, call, fork, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { type Answer, isPassing } from '../../../contract/refusal';
import { selectSession, signedIn } from '../../entities/session';
import { startFlagCleared } from '../../entities/startFlag';
import { perform } from '../../kernel/perform';
import { wentOnline } from '../connectivity';
import { eventsReconnected, serverTold } from '../events';
import { settle } from './commands';
import { loaders } from './loaders';
import { selectFailedLists } from './selectors';
import { facts, intents } from './slice';
import { type ListName, LISTS } from './state';

/** Lists are loaded after sign-in, at a reload with a held session, and again when they changed elsewhere. */
export function* loadingSaga(): SagaGenerator<void> {
  yield* all([
    fork(loadWhenSignedIn),
    takeEvery(signedIn, () => loadAll(LISTS)),
    takeEvery(intents.retried, ({ payload }) => load(payload.list)),
    takeEvery(wentOnline, retryPassing),
    takeLatest([tellsOf('films'), tellsOfNewFile], refresh, ['agencyFilms']),
    takeLatest(tellsOf('reels'), refresh, ['agencyReels', 'reelNames']),
    takeLatest(eventsReconnected, refresh, ['talents', 'agencyFilms', 'agencyReels', 'reelNames', 'version']),
  ]);
}

function* loadWhenSignedIn(): SagaGenerator<void> {
  if (yield* select(selectSession)) yield* loadAll(LISTS);
}

function* loadAll(lists: readonly ListName[]): SagaGenerator<void> {
  yield* all(lists.map((list) => call(load, list)));
}

/** A refusal that may pass is tried again at once, once (spec section 8: some loads retry immediately). */
function* load(list: ListName): SagaGenerator<void> {
  yield* put(facts.started({ list }));
  let answer: Answer<unknown> = yield* loaders[list]();
  if (!answer.ok && isPassing(answer.refusal) && answer.refusal.kind !== 'offline')
    answer = yield* loaders[list]();
  if (answer.ok) {
    yield* put(facts.arrived({ list }));
    return;
  }
  yield* put(facts.failed({ list, refusal: answer.refusal }));
  if (answer.refusal.kind === 'refused' && answer.refusal.word === 'error') yield* put(startFlagCleared());
}

function* retryPassing(): SagaGenerator<void> {
  const failed = yield* select(selectFailedLists);
  yield* loadAll(failed.filter(({ refusal }) => isPassing(refusal)).map(({ list }) => list));
}

/** The list of talents follows the server in workflows/talents. */
const tellsOf = (what: 'films' | 'reels') => (action: { readonly type: string }) =>
  serverTold.match(action) && action.payload.kind === 'changed' && action.payload.what === what;

/** A film that is encoded has pictures and a length. */
const tellsOfNewFile = (action: { readonly type: string }) =>
  serverTold.match(action) && action.payload.kind === 'encoding' && action.payload.status === 'done';

function* refresh(lists: readonly ListName[]): SagaGenerator<void> {
  yield* perform(settle());
  yield* loadAll(lists);
}
