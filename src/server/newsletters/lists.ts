import type { Kysely } from 'kysely';
import type { Newsletter, WholeNewsletter } from '../../contract/entities/newsletter';
import { textColourOn } from '../../contract/rules/contrast';
import { ofIds } from '../database/ofIds';
import type { Catalogue } from '../database/schema';
import { tablePage } from '../database/tablePage';
import { type Handler, read, Refused } from '../http/handler';
import { hasKeptMails } from '../mail/kept';
import { nextDue } from '../published/nextDue';
import { dayAt } from '../wallClock';
import { publicAddresses } from './addresses';
import { composed } from './composed';
import { newsletters, tokenOf } from './content';

const listed = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('newsletters')
    .select(['newsletter_id', 'title', 'heading1', 'heading2', 'heading3', 'modified_at', 'version'])
    .select(['mailed_at', hasKeptMails('newsletters.newsletter_id').as('is_kept')])
    .select(nextDue('newsletter', 'newsletters.newsletter_id').as('scheduled_at'))
    .where('trashed_at', 'is', null);

type Listed = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const told = (timeZone: string, row: Listed): Newsletter => ({
  newsletterId: row.newsletter_id,
  title: row.title,
  heading1: row.heading1,
  heading2: row.heading2,
  heading3: row.heading3,
  modifiedOn: dayAt(timeZone, row.modified_at),
  modifiedAt: row.modified_at,
  mailedOn: dayAt(timeZone, row.mailed_at),
  mailedAt: row.mailed_at ?? '',
  isKept: row.is_kept === 1,
  scheduledAt: row.scheduled_at,
  version: row.version,
});

/** Newest change first, where nothing else is asked for. */
export const newslettersList: Handler<'newsletters.list'> = read(
  async ({ catalogue, caller: { agency } }, { newsletterIds, ...input }) => {
    const asked = listed(catalogue).where(ofIds('newsletter_id', newsletterIds));
    const page = tablePage(asked, input, {
      newestFirst: (query) => query.orderBy('modified_at', 'desc').orderBy('newsletter_id'),
      title: (query) => query.orderBy('title').orderBy('newsletter_id'),
    });
    return (await page.execute()).map((row) => told(agency.timeZone, row));
  },
);

/** As a list of one, with its HTML as it would be mailed now. */
export const newsletterGet: Handler<'newsletter.get'> = read(
  async ({ catalogue, caller: { agency }, publicUrl }, { newsletterId }): Promise<[WholeNewsletter]> => {
    const row = await listed(catalogue).where('newsletter_id', '=', newsletterId).executeTakeFirst();
    if (!row) throw new Refused({ kind: 'notFound' });
    const { content } = await newsletters.stored(catalogue, newsletterId);
    const token = await tokenOf(catalogue, newsletterId);
    const addresses = publicAddresses({ agency, publicUrl }, token);
    const { html, goneFilmIds } = await composed(catalogue, agency, content, addresses);
    return [
      {
        ...told(agency.timeZone, row),
        ...content,
        html,
        // The footer stands on the colour of the text.
        footerBackColour: content.textColour,
        footerTextColour: textColourOn(content.textColour),
        goneFilmIds,
      },
    ];
  },
);
