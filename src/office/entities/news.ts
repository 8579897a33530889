import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type { News, NewsContent } from '../../contract/entities/news';
import { compareTexts } from '../../contract/rules/text';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { changeOf } from '../kernel/rowNews';
import { onRow } from './changedRows';
import { collection } from './collection';
import { thingRestored } from './trashed';

/** Fact: an item is on the agency's site or off it now. */
export const newsSwitched = createAction<{ newsId: string; online: boolean }>('news/switched');
/** Fact: an item was saved; one that is new is not in the list yet. */
export const newsSaved = createAction<{ newsId: string; content: NewsContent; version: number | null }>(
  'news/saved',
);
/** Fact: an item is in the trash now. */
export const newsRemoved = createAction<{ newsId: string }>('news/removed');

/** As the server orders them: newest first, then by their ids. */
const compare = (one: News, other: News) =>
  compareTexts(other.createdAt ?? '', one.createdAt ?? '') || compareTexts(one.newsId, other.newsId);

/** What the agency publishes about itself. */
export const news = collection({
  name: 'news',
  ask: () => request('news.list', {}),
  idOf: ({ newsId }: News) => newsId,
  rowsOf: (rows: readonly News[]) => rows,
  versionOf: ({ version }) => version,
  byRow: {
    changeIn: changeOf('news'),
    changedBy: [
      onRow(newsSaved, ({ newsId }) => newsId),
      onRow(thingRestored, ({ thing: { kind, id } }) => (kind === 'news' ? id : undefined)),
    ],
    ask: (newsIds) => request('news.list', { newsIds }),
    compare,
    isPlaced: ({ createdAt }) => createdAt !== undefined,
  },
  retriesAtOnce: true,
});

type NewsState = ReturnType<typeof news.reducer>;

/** What happens to one item is seen in the list at once. */
export function newsReducer(state: NewsState | undefined, action: UnknownAction): NewsState {
  const now = news.reducer(state, action);
  if (newsRemoved.match(action)) return news.without(now, action.payload.newsId);
  if (newsSwitched.match(action))
    return news.withChanges(now, action.payload.newsId, { online: action.payload.online });
  if (!newsSaved.match(action)) return now;
  const { newsId, content, version } = action.payload;
  return news.withChanges(now, newsId, version === null ? content : { ...content, version });
}

type Root = Parameters<typeof news.selectById>[0];

export const selectNewsItem = news.selectById;
/** What is written in an item, and its version; nothing while it is not known. */
export const selectNewsCopy = createSelector([selectNewsItem], (item) => {
  if (!item) return undefined;
  const { title, text, picture, online, linkType, linkValue, version } = item;
  return { values: { title, text, picture, online, linkType, linkValue }, version: version ?? null };
});
/** How the question for the list stands. */
export const selectNewsQuery = (state: Root) => news.selectQuery(state, ALL);
