import { NEWS_CREATED_DELAY, NEWS_ID_LENGTH, NEWS_UPDATED_DELAY } from '../../../contract/constants';
import type { NewsContent } from '../../../contract/entities/news';
import { problemsOfNews } from '../../../contract/rules/newsProblems';
import { news, newsSaved, selectNewsCopy, selectNewsQuery } from '../../entities/news';
import { newId } from '../../kernel/commands';
import { attempt } from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { ALL } from '../../kernel/query/state';
import { recordPage } from '../../kernel/recordPage';

/** The page on which an item is edited; without an id, on which a new one is created. */
export const newsDetailsPath = (newsId?: string) =>
  `/app/page/newsDetails${newsId === undefined ? '' : `?${new URLSearchParams({ id: newsId })}`}`;

/** The page of one news item: NEW or EDIT (spec section 4). */
export const newsDetail = recordPage({
  name: 'newsDetail',
  problemsOf: problemsOfNews,
  blank: { title: '', text: '', picture: '', online: true, linkType: 'none', linkValue: '' } as NewsContent,
  selectCopy: selectNewsCopy,
  selectIsLoaded: (state: Parameters<typeof selectNewsQuery>[0]) => selectNewsQuery(state).status === 'ready',
  told: [news.facts.loaded, news.facts.rowsTold],
  update: (newsId, { values, version }, before) =>
    attempt('news.update', { newsId, ...values, ...(version !== null && { version }) }, before),
  saved: ({ id: newsId, values: content, version }) => newsSaved({ newsId, content, version }),
  listPath: '/app/page/news',
  updatedDelay: NEWS_UPDATED_DELAY,
  creating: {
    newId: () => perform(newId(NEWS_ID_LENGTH)),
    add: (newsId, values, before) => attempt('news.add', { newsId, ...values }, before),
    reload: () => askAndWait(news, ALL),
    createdDelay: NEWS_CREATED_DELAY,
  },
});
