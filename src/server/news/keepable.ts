import type { Kysely } from 'kysely';
import type { NewsContent } from '../../contract/entities/news';
import { homepageAddress, isHomepage } from '../../contract/rules/webAddress';
import type { Catalogue } from '../database/schema';
import { Refused } from '../http/handler';
import { live } from '../http/live';
import { sanitised } from './sanitise';

/**
 * What staff want a news item to hold, as it may be kept: clean HTML, an address of the web, a film and a picture that the
 * agency has. What stood there `before` may stay.
 */
export async function keepable(
  catalogue: Kysely<Catalogue>,
  content: NewsContent,
  before?: NewsContent,
): Promise<NewsContent> {
  const { picture, linkType, linkValue } = content;
  if (picture !== '' && picture !== before?.picture && !(await isUploaded(catalogue, picture)))
    throw new Refused({ kind: 'notFound' });
  const isAsBefore = linkType === before?.linkType && linkValue === before.linkValue;
  if (linkType !== 'none' && linkValue.trim() === '') throw invalid('required');
  if (linkType === 'film' && !isAsBefore) await live(catalogue, 'films', linkValue);
  if (linkType === 'address' && !isHomepage(linkValue)) throw invalid('malformed');
  return {
    ...content,
    title: content.title.trim(),
    text: sanitised(content.text),
    linkValue: { film: linkValue, address: homepageAddress(linkValue), none: '' }[linkType],
  };
}

const invalid = (linkValue: string) => new Refused({ kind: 'invalid', problems: { linkValue } });

const isUploaded = async (catalogue: Kysely<Catalogue>, picture: string) =>
  (await catalogue
    .selectFrom('news_pictures')
    .select('picture')
    .where('picture', '=', picture)
    .executeTakeFirst()) !== undefined;
