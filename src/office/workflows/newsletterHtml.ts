import type { NewsletterContent } from '../../contract/entities/newsletter';
import type { Agency } from '../../contract/entities/session';
import { composeHtml } from '../../contract/letter/compose';
import type { Letter } from '../../contract/letter/letter';
import { textPart } from '../../contract/letter/textPart';
import { newsPictureAddress } from '../../contract/rules/media';

/** Where a backend has what a newsletter shows; nothing in it is known of beyond its cards. */
function letterOf(content: NewsletterContent, agency: Agency, media: string): Letter {
  const cards = content.items.flatMap((item) => (item.kind === 'film' ? [item] : []));
  const stills = new Map(cards.map(({ filmId, pictureAddress }) => [filmId, pictureAddress]));
  const base = agency.webAddress;
  const whole = (address: string) => (URL.canParse(address, base) ? new URL(address, base).href : '');
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
      still: (filmId) => whole(stills.get(filmId) ?? ''),
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
