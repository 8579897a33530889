import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  AGAIN_PAUSE,
  NEWS_CREATED_DELAY,
  NEWS_ID_LENGTH,
  NEWS_UPDATED_DELAY,
} from '../../../contract/constants';
import type { News, NewsContent } from '../../../contract/entities/news';
import { news, newsSaved, selectNewsItem, selectNewsQuery } from '../../entities/news';
import { go, newId, sleep } from '../../kernel/commands';
import type { RecordCopy } from '../../kernel/draft/values';
import { takeLeadingOfEach } from '../../kernel/leading';
import { attempt, type Failure } from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { ALL } from '../../kernel/query/state';
import { newsPictureIntents, selectNewsPicture } from '../newsPicture';
import { NEWS_PATH } from './path';
import { facts, intents, selectNewsDrafts, selectNewsPage } from './slice';
import type { NewsPage } from './state';

type Saving = Extract<NewsPage, { readonly status: 'saving' }>;

/** An item is opened, written, and saved once at a time (spec section 4); then the list is shown again. */
export function* newsDetailSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed], open),
    takeEvery(news.facts.loaded, tell),
    takeLeadingOfEach<ReturnType<typeof intents.submitted>>(
      intents.submitted,
      ({ payload }) => payload.newsId,
      save,
    ),
  ]);
}

/** A picture that is still on its way would be nobody's. */
function* open(): SagaGenerator<void> {
  const picture = yield* select(selectNewsPicture);
  if (picture.status === 'uploading') yield* put(newsPictureIntents.cancelled({ newsId: picture.newsId }));
  const page = yield* select(selectNewsPage);
  if (page.status === 'awaited' && page.newsId === null) yield* beginNew();
  else yield* tell();
}

const blank: NewsContent = {
  title: '',
  text: '',
  picture: '',
  online: true,
  linkType: 'none',
  linkValue: '',
};

/** A new item has an id at once (spec section 9); one that was begun before and not saved is taken up again. */
function* beginNew(): SagaGenerator<void> {
  const begun = Object.keys(yield* select(selectNewsDrafts)).find((name) => name.startsWith('new:'));
  const newsId = begun?.slice('new:'.length) ?? (yield* perform(newId(NEWS_ID_LENGTH)));
  yield* put(facts.told({ newsId, isNew: true, copy: { values: blank, version: null } }));
}

/** What the list has of the item on show. */
function* tell(): SagaGenerator<void> {
  const page = yield* select(selectNewsPage);
  if (page.status !== 'awaited' && page.status !== 'missing' && page.status !== 'editing') return;
  const { newsId } = page;
  const item = newsId === null ? undefined : yield* select(selectNewsItem, newsId);
  const { status } = yield* select(selectNewsQuery);
  if (item) yield* put(facts.told({ newsId: item.newsId, isNew: false, copy: copyOf(item) }));
  else if (newsId !== null && page.status === 'awaited' && status === 'ready')
    yield* put(facts.missed({ newsId }));
}

function copyOf({ newsId: _id, createdOn: _day, version, ...values }: News): RecordCopy<NewsContent> {
  return { values, version: version ?? null };
}

function* save({ payload: { newsId } }: ReturnType<typeof intents.submitted>): SagaGenerator<void> {
  for (;;) {
    const page = yield* select(selectNewsPage);
    if (page.status !== 'saving' || page.newsId !== newsId) return;
    const isDone = page.isNew ? yield* add(page) : yield* update(page);
    if (isDone) break;
  }
  yield* returnToList(newsId);
}

/** True once it is there. */
function* add({ newsId, draft: { values }, requestId }: Saving): SagaGenerator<boolean> {
  const tried = yield* attempt('news.add', { newsId, ...values }, requestId);
  if (tried.ok) return yield* succeed(newsId, true, values, null);
  const { refusal } = tried.failure;
  if (refusal.kind !== 'conflict') return yield* fail(newsId, tried.failure);
  // An earlier try did it after all: from now on it is an item as others are.
  yield* askAndWait(news, ALL);
  const item = yield* select(selectNewsItem, newsId);
  if (!item) return yield* fail(newsId, tried.failure);
  yield* put(facts.met({ newsId, copy: copyOf(item) }));
  return false;
}

function* update({ newsId, draft, requestId }: Saving): SagaGenerator<boolean> {
  const known = draft.version === null ? {} : { version: draft.version };
  const tried = yield* attempt('news.update', { newsId, ...draft.values, ...known }, requestId);
  if (!tried.ok) return yield* fail(newsId, tried.failure);
  const { reply } = tried;
  if (reply.kind === 'saved') return yield* succeed(newsId, false, draft.values, reply.version);
  if (reply.kind === 'conflict') yield* put(facts.met({ newsId, copy: reply }));
  else yield* perform(sleep(AGAIN_PAUSE));
  return false;
}

function* fail(newsId: string, failure: Failure): SagaGenerator<boolean> {
  yield* put(facts.failed({ newsId, ...failure }));
  return false;
}

function* succeed(
  newsId: string,
  isNew: boolean,
  content: NewsContent,
  version: number | null,
): SagaGenerator<boolean> {
  yield* put(facts.saved({ newsId, isNew, content, version }));
  yield* put(newsSaved({ newsId, content, version }));
  return true;
}

/** Whoever went on meanwhile is not called back. */
function* returnToList(newsId: string): SagaGenerator<void> {
  const page = yield* select(selectNewsPage);
  if (page.status !== 'saved' || page.newsId !== newsId) return;
  yield* perform(sleep(page.isNew ? NEWS_CREATED_DELAY : NEWS_UPDATED_DELAY));
  const now = yield* select(selectNewsPage);
  if (now.status === 'saved' && now.newsId === newsId) yield* perform(go(NEWS_PATH));
}
