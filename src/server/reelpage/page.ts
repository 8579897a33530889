import type { Agency } from '../../contract/entities/session';
import type { PublicPart } from '../reels/publicParts';
import type { PublicFilm, PublicReel } from '../reels/publicReel';
import { agencyPage, type PageFrame } from './document';
import { filmSum } from './filmWords';
import { type Html, html, NOTHING } from './html';
import { type Card, openGraph } from './openGraph';
import { anchorOf, type PartView, partOf } from './parts';
import { type Address, player } from './player';

/** The page of a reel: its title, the player with the first film, then all that is on in it, in order. */
export function reelPage(
  frame: PageFrame,
  agency: Agency,
  reel: PublicReel,
  parts: readonly PublicPart[],
  places: Pick<Card, 'link' | 'still' | 'poster'>,
): string {
  const { texts } = frame;
  const films = parts.flatMap((part) => (part.kind === 'films' ? part.films : []));
  const played = parts.find((part) => part.kind === 'films');
  const [first] = films;
  const description = films.length > 0 ? filmSum(texts, films) : '';
  const title = reel.owner === '' ? reel.title : `${reel.title} — ${reel.owner}`;
  const viewOf = (part: PublicPart): PartView => ({
    texts,
    isAlone: reel.kind !== 'group',
    address: filmsIn(part, agency),
    picture: `/reel/${encodeURIComponent(part.reelId)}/poster.jpg?${agencyIn(agency)}`,
    isPlayed: part === played,
  });
  const main = html`<div class="title">
      ${heading(reel)} ${description === '' ? NOTHING : html`<p class="sum">${description}</p>`}
    </div>
    ${played && first ? player(texts, first, filmsIn(played, agency), films.length) : NOTHING}
    ${parts.length > 1 ? contents(frame, parts) : NOTHING}
    ${parts.length > 0 ? parts.map((part) => partOf(part, viewOf(part))) : html`<p class="empty">${texts.empty}</p>`}`;
  return agencyPage(frame, agency, title, main, openGraph(agency, parts, { ...places, title, description }));
}

const agencyIn = ({ abbreviation }: Agency) => `agency=${encodeURIComponent(abbreviation)}`;

const filmsIn =
  ({ reelId }: PublicPart, agency: Agency): Address =>
  ({ filmId }, ending) =>
    `/reel/${encodeURIComponent(reelId)}/films/${encodeURIComponent(filmId)}.${ending}?${agencyIn(agency)}`;

/** So many characters make a title long: it is set smaller. */
const LONG = 36;

/** Whose reel it is and what it is called: of a special reel its headings, with whose it is above them. */
function heading({ title, owner, heading: said, subheading }: PublicReel): Html {
  const isSpecial = said !== '' || subheading !== '';
  const [first, second] = isSpecial ? [said || title, subheading] : [owner || title, owner && title];
  const size = Math.max(first.length, second.length) > LONG ? html` class="long"` : NOTHING;
  return html`${isSpecial && owner !== '' ? html`<p class="owner" dir="auto">${owner}</p>` : NOTHING}
    <h1${size}><span dir="auto">${first}</span> ${second === '' ? NOTHING : html`<span class="what" dir="auto">${second}</span>`}</h1>`;
}

/** What is on the page, where it is more than one thing. */
const contents = ({ texts }: PageFrame, parts: readonly PublicPart[]) =>
  html`<nav class="contents" aria-label="${texts.contents}">
    <ul>
      ${parts.map((part) => html`<li><a href="#${anchorOf(part)}" dir="auto">${part.title}</a></li>`)}
    </ul>
  </nav>`;

/** The page of one film. */
export const filmPage = (frame: PageFrame, agency: Agency, film: PublicFilm, address: Address): string =>
  agencyPage(frame, agency, film.title, player(frame.texts, film, address, 1));
