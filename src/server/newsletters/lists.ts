import type { Kysely } from 'kysely';
import type { WholeNewsletter } from '../../contract/entities/newsletter';
import { textColourOn } from '../../contract/rules/contrast';
import { scripts } from '../../contract/scripts';
import { dayOf } from '../database/dayOf';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import type { Catalogue } from '../database/schema';
import { tablePage } from '../database/tablePage';
import { type Handler, read, Refused } from '../http/handler';
import { hasKeptMails } from '../mail/kept';
import { nextDue } from '../published/nextDue';
import { publicAddresses } from './addresses';
import { composed } from './composed';
import { newsletters, tokenOf } from './content';

const listed = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('newsletters')
    .select(['newsletter_id', 'title', 'heading1', 'heading2', 'heading3', 'modified_at', 'version'])
    .select([dayOf('modified_at').as('modified_on'), dayOf('mailed_at').as('mailed_on')])
    .select(['mailed_at', hasKeptMails('newsletters.newsletter_id').as('is_kept')])
    .select(nextDue('newsletter', 'newsletters.newsletter_id').as('scheduled_at'))
    .where('trashed_at', 'is', null);

/** Newest change first, where nothing else is asked for. */
export const newslettersList: Handler<'newsletters.list'> = read(
  async ({ catalogue }, { newsletterIds, ...input }) => {
    const asked = listed(catalogue).where(ofIds('newsletter_id', newsletterIds));
    const page = tablePage(asked, input, {
      newestFirst: (query) => query.orderBy('modified_at', 'desc').orderBy('newsletter_id'),
      title: (query) => query.orderBy('title').orderBy('newsletter_id'),
    });
    return jsonRows(catalogue, scripts['newsletters.list'].reply, page, {
      newsletterId: 'newsletter_id',
      title: 'title',
      heading1: 'heading1',
      heading2: 'heading2',
      heading3: 'heading3',
      modifiedOn: 'modified_on',
      modifiedAt: 'modified_at',
      mailedOn: 'mailed_on',
      mailedAt: 'mailed_at',
      isKept: 'is_kept',
      scheduledAt: 'scheduled_at',
      version: 'version',
    });
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
        newsletterId,
        ...content,
        html,
        // The footer stands on the colour of the text.
        footerBackColour: content.textColour,
        footerTextColour: textColourOn(content.textColour),
        goneFilmIds,
        modifiedOn: row.modified_on,
        modifiedAt: row.modified_at,
        mailedOn: row.mailed_on ?? '',
        mailedAt: row.mailed_at ?? '',
        isKept: row.is_kept === 1,
        scheduledAt: row.scheduled_at ?? '',
        version: row.version,
      },
    ];
  },
);
