import type { Kysely } from 'kysely';
import { scripts } from '../../contract/scripts';
import { dayOf } from '../database/dayOf';
import { jsonRows } from '../database/json';
import type { Catalogue } from '../database/schema';
import { tablePage } from '../database/tablePage';
import { type Handler, type Handlers, read, Refused } from '../http/handler';

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

const newslettersList: Handler<'newsletters.list'> = read(async ({ catalogue }, input) => {
  const page = tablePage(newsletters(catalogue), input, {
    newestFirst: (query) => query.orderBy('modified_at', 'desc').orderBy('newsletter_id'),
    title: (query) => query.orderBy('title').orderBy('newsletter_id'),
  });
  return jsonRows(catalogue, scripts['newsletters.list'].reply, page, newsletterColumns);
});

/** As a list of one. */
const newsletterGet: Handler<'newsletter.get'> = read(async ({ catalogue }, { newsletterId }) => {
  const one = newsletters(catalogue).where('newsletter_id', '=', newsletterId);
  if (!(await one.executeTakeFirst())) throw new Refused({ kind: 'notFound' });
  return jsonRows(catalogue, scripts['newsletter.get'].reply, one, newsletterColumns);
});

/** The agency's newsletters. */
export const newsletterHandlers: Handlers<'newsletters.list' | 'newsletter.get'> = {
  'newsletters.list': newslettersList,
  'newsletter.get': newsletterGet,
};
