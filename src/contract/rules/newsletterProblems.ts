import { type NewsletterContent, newsletterContentFields } from '../entities/newsletter';
import { problemsOf } from '../wire/record';
import { isMailLink } from './mailLinks';

type Problems = Partial<Record<keyof NewsletterContent, string>>;
type Leading = Pick<NewsletterContent, 'linkType' | 'linkValue'>;

/** What is wrong with where the title leads: to an address of the web, or to a film. */
export function problemsOfTitleLink({ linkType, linkValue }: Leading): Problems {
  if (linkType === 'none') return {};
  if (linkValue.trim() === '') return { linkValue: 'required' };
  return linkType === 'address' && !isMailLink(linkValue) ? { linkValue: 'malformed' } : {};
}

/** What is wrong with a newsletter by field: `required`, `tooLong`, `tooMany` or `malformed`; by the rules that the server keeps. */
export const problemsOfNewsletter = (content: NewsletterContent): Problems => ({
  ...problemsOfTitleLink(content),
  ...problemsOf(newsletterContentFields, content),
});
