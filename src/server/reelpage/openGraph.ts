import type { Agency } from '../../contract/entities/session';
import type { PublicPart } from '../reels/publicParts';
import { type Html, html, NOTHING } from './html';

/** What chats show of a page's link that is pasted into them; addresses are absolute. */
export interface Card {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  still(reelId: string, filmId: string): string;
  poster(reelId: string): string;
}

/** Title, agency, what there is, and the first picture (Open Graph). */
export function openGraph(agency: Agency, parts: readonly PublicPart[], card: Card): Html {
  const [picture] = parts.flatMap((part) => picturesOf(part, card));
  return html`<meta property="og:type" content="website" />
    <meta property="og:title" content="${card.title}" />
    <meta property="og:site_name" content="${agency.displayName}" />
    <meta property="og:url" content="${card.link}" />
    ${
      card.description === ''
        ? NOTHING
        : html`<meta property="og:description" content="${card.description}" />`
    }
    ${
      picture === undefined
        ? NOTHING
        : html`<meta property="og:image" content="${picture}" />
            <meta property="og:image:alt" content="${card.title}" />
            <meta name="twitter:card" content="summary_large_image" />`
    }`;
}

function picturesOf(part: PublicPart, card: Card): readonly string[] {
  if (part.kind === 'poster') return part.picture === '' ? [] : [card.poster(part.reelId)];
  if (part.kind === 'link') return [];
  return part.films
    .filter(({ thumbnail }) => thumbnail !== undefined)
    .map(({ filmId }) => card.still(part.reelId, filmId));
}
