import type { Agency } from '../../contract/entities/session';
import { isolate } from '../../contract/rules/isolate';
import type { PublicFilm, PublicPart, PublicReel } from '../reels/publicReel';
import { type Html, html } from './html';
import type { Language, ReelPageTexts } from './texts';

export interface PageFrame {
  readonly language: Language;
  readonly texts: ReelPageTexts;
  /** A mark of the style sheet's and the script's content, for their addresses. */
  readonly version: string;
}

const NOTHING = html``;

/** Where the page and its films' pictures are for those outside: what a chat shows of a link that is pasted into it. */
interface Card {
  readonly link: string;
  still(reelId: string, filmId: string): string;
}

type Films = Extract<PublicPart, { readonly kind: 'films' }>;

/** The page of a reel: the player with the first film, then the films in order; of a group, all that is on in it. */
export function reelPage(
  frame: PageFrame,
  agency: Agency,
  reel: PublicReel,
  parts: readonly PublicPart[],
  card: Card,
): string {
  const addressIn =
    ({ reelId }: Films): Address =>
    (film, ending) =>
      `/reel/${encodeURIComponent(reelId)}/films/${encodeURIComponent(film.filmId)}.${ending}?agency=${encodeURIComponent(agency.abbreviation)}`;
  const title = reel.owner === '' ? reel.title : `${reel.title} — ${reel.owner}`;
  const played = parts.find((part) => part.kind === 'films');
  const first = played?.films[0];
  const part = (each: PublicPart) =>
    each.kind === 'link'
      ? html`<p class="part link"><a href="${each.address}" rel="noopener noreferrer">${each.title} ↗</a></p>`
      : html`${reel.kind === 'group' ? html`<h2 class="part">${each.title}</h2>` : NOTHING}
        ${list(frame, each, addressIn(each), each === played)}`;
  const body = html` <header class="masthead">${mark(agency)}</header>
    <main>
      ${played && first ? player(frame, first, addressIn(played)) : NOTHING}
      <div class="title">
        <h1>${reel.heading || reel.title}</h1>
        ${[reel.subheading, reel.owner]
          .filter((line) => line !== '')
          .map((line) => html`<p class="owner">${line}</p>`)}
      </div>
      ${parts.length > 0 ? parts.map(part) : html`<p class="empty">${frame.texts.empty}</p>`}
    </main>
    ${footer(agency)}
    ${first ? html`<script src="/reel/assets/reel.js?v=${frame.version}" defer></script>` : NOTHING}`;
  return document(frame, `${title} · ${agency.displayName}`, body, openGraph(title, agency, parts, card));
}

/** What chats show of the page's link (Open Graph): title, agency, and the first picture there is. */
function openGraph(title: string, agency: Agency, parts: readonly PublicPart[], card: Card): Html {
  const pictured = parts
    .flatMap((part) => (part.kind === 'films' ? part.films.map((film) => ({ ...film, ...part })) : []))
    .find(({ thumbnail }) => thumbnail !== undefined);
  const picture = pictured
    ? html`<meta property="og:image" content="${card.still(pictured.reelId, pictured.filmId)}" />
        <meta name="twitter:card" content="summary_large_image" />`
    : NOTHING;
  return html`<meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:site_name" content="${agency.displayName}" />
    <meta property="og:url" content="${card.link}" />
    ${picture}`;
}

/** The page of one film: `address` is where it and its picture are, by their endings. */
export function filmPage(
  frame: PageFrame,
  agency: Agency,
  film: PublicFilm,
  address: (film: PublicFilm, ending: string) => string,
): string {
  const body = html` <header class="masthead">${mark(agency)}</header>
    <main>${player(frame, film, address)}</main>
    ${footer(agency)}
    <script src="/reel/assets/reel.js?v=${frame.version}" defer></script>`;
  return document(frame, `${film.title} · ${agency.displayName}`, body);
}

/** What stands where no reel may be seen; it does not say why. */
export const notFoundPage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.notFoundTitle, frame.texts.notFound);

/** The same where a newsletter stood, or a film to which one leads. */
export const newsletterGonePage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.newsletterGoneTitle, frame.texts.newsletterGone);
export const filmGonePage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.filmGoneTitle, frame.texts.filmGone);

function missingPage(frame: PageFrame, title: string, words: string): string {
  const body = html`<main class="missing">
    <h1>${title}</h1>
    <p>${words}</p>
  </main>`;
  return document(frame, title, body);
}

type Address = (film: PublicFilm, ending: string) => string;

function player({ texts }: PageFrame, film: PublicFilm, address: Address): Html {
  const poster = film.thumbnail !== undefined ? html` poster="${address(film, 'jpg')}"` : NOTHING;
  return html`<div class="stage">
      <video
        id="player"
        src="${address(film, 'mp4')}"
        ${poster}
        controls
        playsinline
        preload="metadata"
      ></video>
      <p id="trouble" class="trouble" role="alert" hidden>${texts.unplayable}</p>
    </div>
    <p id="now" class="now" aria-live="polite">
      <strong>${film.title}</strong> <span>${credits(texts, film)}</span>
    </p>`;
}

function list({ texts }: PageFrame, { title, films }: Films, address: Address, isPlayed: boolean): Html {
  const item = (film: PublicFilm, index: number) =>
    html`<li>
      <a
        href="${address(film, 'mp4')}"
        data-poster="${film.thumbnail !== undefined ? address(film, 'jpg') : ''}"
        ${isPlayed && index === 0 ? html` aria-current="true"` : NOTHING}
      >
        <span class="still"
          >${film.thumbnail !== undefined ? html`<img src="${address(film, 'jpg')}" alt="" width="320" height="180" ${index < 6 ? NOTHING : html` loading="lazy"`} />` : NOTHING}<span
            class="time"
            >${clock(film.duration)}</span
          ></span
        >
        <span class="words"
          ><span class="number">${index + 1}</span
          ><span
            ><strong class="name">${film.title}</strong
            ><span class="credits" data-full="${credits(texts, film)}">${shortCredits(film)}</span></span
          ></span
        >
      </a>
    </li>`;
  return html`<nav aria-label="${texts.films}: ${title}">
    <ol class="films">
      ${films.map(item)}
    </ol>
  </nav>`;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ·\u00a0');

const credits = (texts: ReelPageTexts, { director, year }: PublicFilm) =>
  joined([
    director.trim() === '' ? '' : texts.directedBy.replace('{name}', () => isolate(director.trim())),
    year.trim(),
  ]);

/** For the list, where a name beside a film is its director's. */
const shortCredits = ({ director, year }: PublicFilm) => joined([isolate(director.trim()), year.trim()]);

/** Seconds → `1:05`, or `1:02:03` from an hour on. */
function clock(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

const mark = ({ displayName, logoUrl }: Agency) =>
  logoUrl === ''
    ? html`<span class="wordmark">${displayName}</span>`
    : html`<img class="logo" src="${logoUrl}" alt="${displayName}" />`;

function footer({ displayName, webAddress, mainMail }: Agency): Html {
  const site = /^https?:\/\//i.test(webAddress)
    ? html`<a href="${webAddress}" rel="noopener">${webAddress.replace(/^https?:\/\/|\/+$/gi, '')}</a>`
    : NOTHING;
  const mail = mainMail === '' ? NOTHING : html`<a href="mailto:${mainMail}">${mainMail}</a>`;
  return html`<footer><span>${displayName}</span>${site}${mail}</footer>`;
}

function document({ language, version }: PageFrame, title: string, body: Html, head: Html = NOTHING): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0b0b0c" />
        <title>${title}</title>
        ${head}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/reel/assets/reel.css?v=${version}" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.source;
}
