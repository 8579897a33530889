import type { Kysely } from 'kysely';
import { type NewsletterContent, newsletterContentFields } from '../../contract/entities/newsletter';
import type { Catalogue } from '../database/schema';
import { contentOf } from '../http/contentOf';
import { findLive } from '../http/live';

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

/** What is written in a newsletter, or nothing where there is none of that id or it is in the trash. */
export const findContent = async (
  catalogue: Kysely<Catalogue>,
  newsletterId: string,
): Promise<NewsletterContent | undefined> =>
  (await findLive(catalogue, 'newsletters', newsletterId)) &&
  (await newsletters.stored(catalogue, newsletterId)).content;
