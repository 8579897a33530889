import { type Kysely, sql } from 'kysely';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import type { Catalogue } from '../database/schema';
import { type Handler, read, Refused } from '../http/handler';
import { tablePage } from './order';

/** The day of an ISO time as DD/MM/YYYY (spec section 1). */
const dayOf = (column: 'created_at' | 'modified_at') =>
  sql<string>`substr(${sql.ref(column)}, 9, 2) || '/' || substr(${sql.ref(column)}, 6, 2) || '/' || substr(${sql.ref(column)}, 1, 4)`;

/** The news, newest first. */
export const newsList: Handler<'news.list'> = read(({ catalogue }) => {
  const news = catalogue.selectFrom('news').selectAll().select(dayOf('created_at').as('created_on'));
  return jsonRows(
    catalogue,
    scripts['news.list'].reply,
    news.orderBy('created_at', 'desc').orderBy('news_id'),
    {
      newsId: 'news_id',
      title: 'title',
      text: 'text',
      picture: 'picture',
      online: 'online',
      createdOn: 'created_on',
      linkType: 'link_type',
      linkValue: 'link_value',
    },
  );
});

const newsletters = (catalogue: Kysely<Catalogue>) =>
  catalogue.selectFrom('newsletters').selectAll().select(dayOf('modified_at').as('modified_on'));

const newsletterColumns = {
  newsletterId: 'newsletter_id',
  title: 'title',
  heading1: 'heading1',
  heading2: 'heading2',
  heading3: 'heading3',
  modifiedOn: 'modified_on',
} as const;

/** The newsletters, newest first. */
export const newslettersList: Handler<'newsletters.list'> = read(async ({ catalogue }, input) => {
  const page = tablePage(newsletters(catalogue), input, {
    newestFirst: (query) => query.orderBy('modified_at', 'desc').orderBy('newsletter_id'),
    title: (query) => query.orderBy('title').orderBy('newsletter_id'),
  });
  return jsonRows(catalogue, scripts['newsletters.list'].reply, page, newsletterColumns);
});

/** One newsletter, as a list of one. */
export const newsletterGet: Handler<'newsletter.get'> = read(async ({ catalogue }, { newsletterId }) => {
  const one = newsletters(catalogue).where('newsletter_id', '=', newsletterId);
  if (!(await one.executeTakeFirst())) throw new Refused({ kind: 'notFound' });
  return jsonRows(catalogue, scripts['newsletter.get'].reply, one, newsletterColumns);
});

/** The home screens: those on the site first, in their order. */
export const screensList: Handler<'screens.list'> = read(async ({ catalogue }, input) => {
  const page = tablePage(catalogue.selectFrom('screens').selectAll(), input, {
    onlineFirst: (query) => query.orderBy('online', 'desc').orderBy('position').orderBy('screen_id'),
    screenId: (query) => query.orderBy('screen_id'),
  });
  return jsonRows(catalogue, scripts['screens.list'].reply, page, {
    screenId: 'screen_id',
    filmId: 'film_id',
    legend: 'legend',
    online: 'online',
  });
});
