import { all, put, type SagaGenerator, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { trashLoaded } from '../../entities/trash';
import { request } from '../../kernel/request';
import { eventsReconnected, serverEventReceived } from '../events';
import { locationChanged } from '../navigation';
import { thingRestored } from '../undo';
import { selectEmptying, selectTrashList } from './selectors';
import { facts, intents } from './slice';

/** The address of the trash's screen. */
const TRASH_PATH = '/app/page/trash';

/** The trash is loaded with its screen, and again whenever something was deleted or restored while it is open. */
export function* trashSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(locationChanged, follow),
    takeEvery([intents.reloadRequested, eventsReconnected, thingRestored], reloadShown),
    takeLatest(facts.reloadStarted, load),
    takeEvery(serverEventReceived, hear),
    takeLeading(intents.emptyConfirmed, empty),
  ]);
}

function* follow({ payload: { path } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  if (path === TRASH_PATH) yield* put(facts.reloadStarted());
  else if ((yield* select(selectTrashList)).status !== 'closed') yield* put(facts.left());
}

function* reloadShown(): SagaGenerator<void> {
  if ((yield* select(selectTrashList)).status !== 'closed') yield* put(facts.reloadStarted());
}

function* load(): SagaGenerator<void> {
  const answer = yield* request('trash.list', {});
  if (!answer.ok) {
    yield* put(facts.loadFailed(answer.refusal));
    return;
  }
  yield* put(trashLoaded(answer.reply));
  yield* put(facts.loaded());
}

function* hear({ payload: news }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (news.kind === 'changed') yield* reloadShown();
}

function* empty(): SagaGenerator<void> {
  const emptying = yield* select(selectEmptying);
  if (emptying.status !== 'emptying') return;
  const answer = yield* request('trash.empty', { until: emptying.until });
  if (answer.ok) yield* put(facts.emptied(answer.reply.removed));
  else yield* put(facts.emptyRefused(answer.refusal));
  yield* reloadShown();
}
