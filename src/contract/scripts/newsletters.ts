import { newsletterFields } from '../entities/newsletter';
import { script } from '../script';
import { optional } from '../wire/field';
import { id, ofIds } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { tableQuery } from './tableQuery';

/** The list of newsletters; the page of one is in `newsletterPage`. */
export const newsletterScripts = [
  script({
    name: 'newsletters.list',
    path: 'get_All_NEWSLETTERS.php',
    allow: 'reader',
    input: {
      ...tableQuery({ DATE_MODIFIED: 'newestFirst', TITLE: 'title' }, 'newestFirst'),
      newsletterIds: ofIds('NEWSLETTER_IDS'),
    },
    reply: rows('ROWS', newsletterFields),
    refusal: 'error',
  }),
  /** To the trash. */
  script({
    name: 'newsletter.delete',
    path: 'DeleteNewsletter.php',
    allow: 'staff',
    input: { newsletterId: id('NL_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;
