import type { Kysely } from 'kysely';
import type { NewsletterContent } from '../../contract/entities/newsletter';
import type { NewsletterItem } from '../../contract/entities/newsletterItem';
import { mailLink } from '../../contract/rules/mailLinks';
import { problemsOfTitleLink } from '../../contract/rules/newsletterProblems';
import { sanitised } from '../../contract/rules/sanitised';
import type { Catalogue } from '../database/schema';
import { Refused } from '../http/handler';
import { newsPictures } from '../news/pictures';
import { filmIdsOf, liveFilms } from './films';

/**
 * What staff want a newsletter to hold, as it may be kept: clean HTML, addresses of the web, films and pictures that the
 * agency has. What stood there `before` may stay, as a film that is in the trash by now.
 */
export async function keepable(
  catalogue: Kysely<Catalogue>,
  content: NewsletterContent,
  before?: NewsletterContent,
): Promise<NewsletterContent> {
  const { linkValue: problem } = problemsOfTitleLink(content);
  if (problem !== undefined) throw new Refused({ kind: 'invalid', problems: { linkValue: problem } });
  await refuseStrangers(catalogue, content, before);
  const { linkType, linkValue } = content;
  return {
    ...content,
    title: content.title.trim(),
    heading1: content.heading1.trim(),
    heading2: content.heading2.trim(),
    heading3: content.heading3.trim(),
    conclusion: content.conclusion.trim(),
    items: content.items.map(keepableItem),
    linkValue: { film: linkValue, address: mailLink(linkValue), none: '' }[linkType],
  };
}

function keepableItem(item: NewsletterItem): NewsletterItem {
  if (item.kind === 'text') return { ...item, html: sanitised(item.html) };
  if (item.kind === 'button') return { ...item, address: mailLink(item.address), label: item.label.trim() };
  const kept = { ...item, link: mailLink(item.link) };
  return kept.kind === 'film' && !isShowable(kept.pictureAddress) ? { ...kept, pictureAddress: '' } : kept;
}

/** True for an address that an office may show as a picture: of the web, or on its own server. */
const isShowable = (address: string) => /^(?:https?:\/\/|\/(?!\/))/i.test(address);

/** Refuses films and pictures that the agency does not have, and did not have when they were put in. */
async function refuseStrangers(
  catalogue: Kysely<Catalogue>,
  content: NewsletterContent,
  before: NewsletterContent | undefined,
): Promise<void> {
  const known = new Set(before && filmIdsOf(before));
  const named = filmIdsOf(content).filter((filmId) => !known.has(filmId));
  const found = await liveFilms(catalogue, named);
  if (found.size < named.length) throw new Refused({ kind: 'notFound' });
  const had = new Set(before && picturesOf(before));
  for (const picture of picturesOf(content))
    if (!had.has(picture) && !(await newsPictures.has(catalogue, picture)))
      throw new Refused({ kind: 'notFound' });
}

/** The pictures that a newsletter shows, each once. */
export const picturesOf = ({ items }: NewsletterContent): ReadonlySet<string> =>
  new Set(items.flatMap((item) => (item.kind === 'picture' ? [item.picture] : [])));
