import type { NewsletterContent } from '../../../contract/entities/newsletter';
import type { NewsletterItem } from '../../../contract/entities/newsletterItem';
import type { Agency } from '../../../contract/entities/session';
import { composeHtml } from '../../../contract/letter/compose';
import { webAddress } from '../../../contract/letter/escape';
import type { Letter } from '../../../contract/letter/letter';
import { textPart } from '../../../contract/letter/textPart';
import { isMailLink, mailLink } from '../../../contract/rules/mailLinks';
import { newsPictureAddress } from '../../../contract/rules/media';
import { sanitised } from '../../../contract/rules/sanitised';

const linkIn = (text: string) => (isMailLink(text) ? mailLink(text) : '');

/** An agency's own backend says what it likes: HTML is cleaned, and an address that no mail may carry is none. */
function cleanItem(item: NewsletterItem, base: string): NewsletterItem {
  if (item.kind === 'text') return { ...item, html: sanitised(item.html) };
  if (item.kind === 'button') return { ...item, address: linkIn(item.address) || base };
  return { ...item, link: linkIn(item.link) };
}

/** Where a backend has what a newsletter shows; nothing in it is known of beyond its cards. */
function letterOf(told: NewsletterContent, agency: Agency, media: string): Letter {
  const base = agency.webAddress;
  const content = {
    ...told,
    linkValue: told.linkType === 'address' ? linkIn(told.linkValue) || base : told.linkValue,
    items: told.items.map((item) => cleanItem(item, base)),
  };
  const whole = (address: string) =>
    address !== '' && URL.canParse(address, base) ? (webAddress(new URL(address, base).href) ?? '') : '';
  const cards = content.items.flatMap((item) => (item.kind === 'film' ? [item] : []));
  const stills = new Map(cards.map(({ filmId, pictureAddress }) => [filmId, whole(pictureAddress)]));
  return {
    agency,
    content,
    films: new Map(
      [...stills].map(([filmId, still]) => [filmId, { filmId, thumbnail: still === '' ? undefined : 1 }]),
    ),
    addresses: {
      base,
      page: undefined,
      film: () => base,
      still: (filmId) => stills.get(filmId) ?? '',
      picture: (picture) => whole(newsPictureAddress(media, picture)),
    },
    unsubscribe: agency.newsletterMail || agency.mainMail,
  };
}

/** A newsletter as an agency's own scripts mail it: they take HTML_CODE as it comes. Its card leads to its link, or to the agency. */
export function composedHere(content: NewsletterContent, agency: Agency, media: string) {
  const letter = letterOf(content, agency, media);
  const html = composeHtml(letter);
  return { html, text: textPart(letter), bytes: new TextEncoder().encode(html).length };
}
