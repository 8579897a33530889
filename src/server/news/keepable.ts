import type { Kysely } from 'kysely';
import type { NewsContent } from '../../contract/entities/news';
import { problemsOfLink } from '../../contract/rules/newsProblems';
import { sanitised } from '../../contract/rules/sanitised';
import { linkAddress } from '../../contract/rules/webAddress';
import type { Catalogue } from '../database/schema';
import { Refused } from '../http/handler';
import { live } from '../http/live';
import { newsPictures } from './pictures';

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
  if (picture !== '' && picture !== before?.picture && !(await newsPictures.has(catalogue, picture)))
    throw new Refused({ kind: 'notFound' });
  const isAsBefore = linkType === before?.linkType && linkValue === before.linkValue;
  const { linkValue: problem } = problemsOfLink(content);
  if (problem !== undefined) throw new Refused({ kind: 'invalid', problems: { linkValue: problem } });
  if (linkType === 'film' && !isAsBefore) await live(catalogue, 'films', linkValue);
  return {
    ...content,
    title: content.title.trim(),
    text: sanitised(content.text),
    linkValue: { film: linkValue, address: linkAddress(linkValue), none: '' }[linkType],
  };
}
