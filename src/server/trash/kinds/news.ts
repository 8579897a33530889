import { trashable } from '../trashable';

/** A news item. Its picture goes once nothing names it (news/pictures). */
export const news = trashable({
  table: 'news',
  id: 'news_id',
  title: ({ title }) => title,
  entity: 'news',
});
