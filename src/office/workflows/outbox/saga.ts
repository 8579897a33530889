import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { mailMoved, outboxLoaded, selectMail } from '../../entities/outbox';
import { takeLeadingOfEach } from '../../kernel/leading';
import { attempt } from '../../kernel/mutation';
import { request } from '../../kernel/request';
import { eventsReconnected, serverEventReceived } from '../events';
import { locationChanged } from '../navigation';
import { selectMailRetry, selectOutboxList } from './selectors';
import { facts, intents } from './slice';

/** The address of the outbox's screen. */
const OUTBOX_PATH = '/app/page/outbox';

/** The outbox is loaded with its screen, and kept as the server tells it while the screen is open. */
export function* outboxSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(locationChanged, follow),
    takeEvery([intents.reloadRequested, eventsReconnected], reloadShown),
    takeLatest(facts.reloadStarted, load),
    takeEvery(serverEventReceived, hear),
    takeLeadingOfEach(intents.retryRequested, ({ payload }) => payload.mailId, retry),
    takeLatest([intents.mailOpened, intents.mailClosed, facts.left], read),
  ]);
}

function* follow({ payload: { path } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  if (path === OUTBOX_PATH) yield* put(facts.reloadStarted());
  else if ((yield* select(selectOutboxList)).status !== 'closed') yield* put(facts.left());
}

function* reloadShown(): SagaGenerator<void> {
  if ((yield* select(selectOutboxList)).status !== 'closed') yield* put(facts.reloadStarted());
}

function* load(): SagaGenerator<void> {
  const answer = yield* request('outbox.list', {});
  if (!answer.ok) {
    yield* put(facts.loadFailed(answer.refusal));
    return;
  }
  yield* put(outboxLoaded(answer.reply));
  yield* put(facts.loaded());
}

/**
 * A mail that is new, or that left, is loaded with all the server says of it. So is one that came to another end while the
 * list is on its way: that list may be older.
 */
function* hear({ payload: news }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (news.kind !== 'mail') return;
  const { mailId, status, reason } = news;
  const known = yield* select(selectMail, mailId);
  if (known) yield* put(mailMoved({ mailId, status, reason }));
  const isEnd = status === 'storedLocally' || status === 'failed' || status === 'uncertain';
  const isOvertaken = isEnd && (yield* select(selectOutboxList)).status === 'loading';
  if (!known || status === 'sent' || isOvertaken) yield* reloadShown();
}

function* retry({ payload: { mailId } }: ReturnType<typeof intents.retryRequested>): SagaGenerator<void> {
  const change = yield* select(selectMailRetry, mailId);
  if (change.status !== 'pending') return;
  const tried = yield* attempt('outbox.retry', { mailId }, change.requestId);
  if (!tried.ok) {
    yield* put(facts.retryRefused({ mailId, ...tried.failure }));
    return;
  }
  yield* put(facts.retried({ mailId }));
  yield* reloadShown();
}

type Reading = ReturnType<(typeof intents)['mailOpened' | 'mailClosed'] | (typeof facts)['left']>;

/** Opening another mail, or closing it, gives up the one on its way. */
function* read(action: Reading): SagaGenerator<void> {
  if (!intents.mailOpened.match(action)) return;
  const answer = yield* request('outbox.read', { mailId: action.payload.mailId });
  if (answer.ok) yield* put(facts.mailRead(answer.reply));
  else yield* put(facts.mailUnreadable(answer.refusal));
}
