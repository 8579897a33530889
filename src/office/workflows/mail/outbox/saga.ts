import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { mailMoved, mails, mailTexts, selectMail } from '../../../entities/mails';
import { attempt } from '../../../kernel/mutation';
import { askOnly } from '../../../kernel/query/askOnly';
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
  onLeading(intents.retryRequested, retry, ({ payload }) => payload.mailId),
  // Opening another mail, or closing it, gives up the one on its way.
  onEvery(intents.mailOpened, ({ payload }) => askOnly(mailTexts, payload)),
  onEvery([intents.mailClosed, mails.facts.left], () => askOnly(mailTexts)),
);

function* reloadShown(): SagaGenerator<void> {
  const { status } = yield* select(mails.selectQuery, ALL);
  if (status !== 'idle') yield* put(mails.facts.asked({ params: ALL }));
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
  const isOvertaken = isEnd && (yield* select(mails.selectQuery, ALL)).status === 'refreshing';
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
