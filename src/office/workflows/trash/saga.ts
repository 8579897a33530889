import { all, put, type SagaGenerator, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { trashLoaded, trashedRestored } from '../../entities/trash';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
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
    takeEvery(intents.restoreRequested, restore),
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

function* restore({ payload }: ReturnType<typeof intents.restoreRequested>): SagaGenerator<void> {
  const { kind, id } = payload;
  const requestId = yield* perform(newRequestId());
  const answer = yield* request('trash.restore', { kind, id, requestId });
  if (!answer.ok) {
    yield* put(facts.restoreRefused({ thing: payload, refusal: answer.refusal }));
    return;
  }
  yield* put(facts.restored(payload));
  yield* put(trashedRestored(payload));
  yield* put(thingRestored({ thing: payload, talentId: answer.reply.talentId }));
}

function* empty(): SagaGenerator<void> {
  const emptying = yield* select(selectEmptying);
  if (emptying.status !== 'emptying') return;
  const answer = yield* request('trash.empty', { until: emptying.until });
  if (answer.ok) yield* put(facts.emptied(answer.reply.removed));
  else yield* put(facts.emptyRefused(answer.refusal));
  yield* reloadShown();
}
