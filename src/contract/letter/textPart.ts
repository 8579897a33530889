import type { NewsletterItem } from '../entities/newsletterItem';
import { filmCredits } from '../rules/filmCredits';
import { type Letter, shownItems, titleAddress } from './letter';
import { plainOf } from './richText';

/** A newsletter for those who read plain text. */
export function textPart(letter: Letter): string {
  const { agency, content, addresses, unsubscribe } = letter;
  const { heading1, heading2, heading3, conclusion } = content;
  const agencyLines = [agency.displayName, agency.webAddress, agency.mainMail].filter((line) => line !== '');
  const headings = [heading1, heading2, heading3].filter((line) => line !== '').join('\n') || content.title;
  const link = titleAddress(letter);
  return [
    link === undefined ? headings : `${headings}\n${link}`,
    ...shownItems(letter).map((item) => itemText(letter, item)),
    conclusion,
    addresses.page === undefined ? '' : `Read in the browser: ${addresses.page}`,
    `-- \n${agencyLines.join('\n')}\nUnsubscribe: ${unsubscribe}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(/\r\n?/g, '\n')
    .concat('\n');
}

function itemText({ addresses }: Letter, item: NewsletterItem): string {
  if (item.kind === 'text') return plainOf(item.html);
  if (item.kind === 'button') return `${item.label}: ${item.address}`;
  if (item.kind === 'picture') return [item.description, item.link].filter((line) => line !== '').join('\n');
  return [item.title, ...filmCredits(item), item.link || addresses.film(item.filmId)].join('\n');
}
