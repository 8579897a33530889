import { type NewsContent, newsContentFields } from '../entities/news';
import { problemsOf } from '../wire/record';
import { isLinkAddress } from './webAddress';

type Problems = Partial<Record<keyof NewsContent, string>>;

/** What is wrong with where an item leads: a link to a film or an address names one. */
export function problemsOfLink({ linkType, linkValue }: NewsContent): Problems {
  if (linkType === 'none') return {};
  if (linkValue.trim() === '') return { linkValue: 'required' };
  return linkType === 'address' && !isLinkAddress(linkValue) ? { linkValue: 'malformed' } : {};
}

/** What is wrong with an item by field: `required`, `tooLong` or `malformed`; by the rules that the server keeps. */
export const problemsOfNews = (content: NewsContent): Problems => ({
  ...problemsOfLink(content),
  ...problemsOf(newsContentFields, content),
});
