import type { Kysely } from 'kysely';
import { type NewsletterContent, newsletterContentFields } from '../../contract/entities/newsletter';
import type { Catalogue } from '../database/schema';
import { contentOf } from '../http/contentOf';
import { live } from '../http/live';
import { mailedByToken } from './mailed';

const columns = {
  title: 'title',
  heading1: 'heading1',
  heading2: 'heading2',
  heading3: 'heading3',
  items: 'items',
  conclusion: 'conclusion',
  linkType: 'link_type',
  linkValue: 'link_value',
  trackingId: 'tracking_id',
  textColour: 'text_colour',
  backColour: 'back_colour',
} as const;

/** What staff write in newsletters. */
export const newsletters = contentOf({
  entity: 'newsletter',
  table: 'newsletters',
  fields: newsletterContentFields,
  columns,
});

/** By which those outside find a newsletter that is there. */
export const tokenOf = async (catalogue: Kysely<Catalogue>, newsletterId: string): Promise<string> =>
  (await live(catalogue, 'newsletters', newsletterId)).public_token;

/** What the letter of a token says: as it was mailed, or as it is written now. Nothing where there is none or it is in the trash. */
export async function contentByToken(
  catalogue: Kysely<Catalogue>,
  token: string,
): Promise<NewsletterContent | undefined> {
  const mailed = await mailedByToken(catalogue, token);
  if (mailed) return mailed;
  const found = await catalogue
    .selectFrom('newsletters')
    .select('newsletter_id')
    .where('public_token', '=', token)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return found && (await newsletters.stored(catalogue, found.newsletter_id)).content;
}
