import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { mailMoved, mails, mailTexts, selectMail } from '../../../entities/mails';
import { sleep } from '../../../kernel/commands';
import { attempt } from '../../../kernel/mutation';
import { perform } from '../../../kernel/perform';
import { askOnly } from '../../../kernel/query/askOnly';
import { SETTLE_TIME } from '../../../kernel/query/saga';
import { ALL } from '../../../kernel/query/state';
import { onEvery, onLeading, reacting } from '../../../kernel/reactions';
import { serverEventReceived } from '../../../kernel/signals';
import { askWhileAt } from '../../office/askWhileAt';
import { selectMailRetry } from './selectors';
import { facts, intents } from './slice';

/** The outbox is loaded with its screen, and kept as the server tells it while the screen is open. */
export const outboxSaga = reacting(
  askWhileAt('/app/page/outbox', mails),
  onEvery(serverEventReceived, hear),
  onLeading(serverEventReceived, loadUnlisted),
  onLeading(intents.retryRequested, retry, ({ payload }) => payload.mailId),
  // Opening another mail, or closing it, gives up the one on its way.
  onEvery(intents.mailOpened, ({ payload }) => askOnly(mailTexts, payload)),
  onEvery([intents.mailClosed, mails.facts.left], () => askOnly(mailTexts)),
);

const selectIsShown = (state: Parameters<typeof mails.selectQuery>[0]) =>
  mails.selectQuery(state, ALL).status !== 'idle';

function* reloadShown(): SagaGenerator<void> {
  if (yield* select(selectIsShown)) yield* put(mails.facts.asked({ params: ALL }));
}

type News = ReturnType<typeof serverEventReceived>;

/**
 * A mail that left is loaded with all the server says of it. So is one that came to another end while the list is on its
 * way: that list may be older.
 */
function* hear({ payload: news }: News): SagaGenerator<void> {
  if (news.kind !== 'mail') return;
  const { mailId, status, reason } = news;
  if (!(yield* select(selectMail, mailId))) return;
  yield* put(mailMoved({ mailId, status, reason }));
  const isEnd = status === 'storedLocally' || status === 'failed' || status === 'uncertain';
  const isOvertaken = isEnd && (yield* select(mails.selectQuery, ALL)).status === 'refreshing';
  if (status === 'sent' || isOvertaken) yield* reloadShown();
}

/** A mail that is not listed is loaded too: a mailing tells of thousands of them, so the list is asked for a few times a second. */
function* loadUnlisted({ payload: news }: News): SagaGenerator<void> {
  const isUnlisted = news.kind === 'mail' && !(yield* select(selectMail, news.mailId));
  if (!isUnlisted || !(yield* select(selectIsShown))) return;
  yield* perform(sleep(SETTLE_TIME));
  yield* reloadShown();
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
