import { createSelector } from '@reduxjs/toolkit';
import type { News } from '../../../contract/entities/news';
import { fold } from '../../../contract/rules/text';
import { news } from '../../entities/news';
import { byText, listView } from '../tables/lists';

/** A news item with its folded search key: title and text. */
export interface NewsEntry {
  readonly item: News;
  readonly searchKey: string;
}

const selectEntries = createSelector([news.selectAll], (items): readonly NewsEntry[] =>
  items.map((item) => ({ item, searchKey: fold(`${item.title} ${item.text.replace(/<[^>]*>/g, ' ')}`) })),
);

const day = ({ item }: NewsEntry) => item.createdOn.split('/').toReversed().join('');

/** The agency's news, newest first as the server lists them (spec section 2). */
export const newsList = listView({
  name: 'newsList',
  isAt: (path) => path === '/app/page/news',
  asked: news,
  rows: (state: Parameters<typeof selectEntries>[0], _path) => selectEntries(state),
  idOf: ({ item }) => item.newsId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    title: byText(({ item }) => item.title),
    link: byText(({ item }) => (item.linkType === 'none' ? '' : `${item.linkType} ${item.linkValue}`)),
    date: byText(day),
    online: (one, other) => Number(other.item.online) - Number(one.item.online),
  },
  filters: {
    site: {
      online: ({ item }) => item.online,
      offline: ({ item }) => !item.online,
      scheduled: ({ item }) => Boolean(item.goesOnAt || item.goesOffAt),
    },
  },
});
