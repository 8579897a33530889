import type { Agency } from '../../contract/entities/session';
import { isolate } from '../../contract/rules/isolate';
import type { PublicFilm, PublicReel } from '../reels/publicReel';
import { type Html, html } from './html';
import type { Language, ReelPageTexts } from './texts';

export interface PageFrame {
  readonly language: Language;
  readonly texts: ReelPageTexts;
  /** A mark of the style sheet's and the script's content, for their addresses. */
  readonly version: string;
}

const NOTHING = html``;

/** The page of a reel: the player with the first film, then the films in order. */
export function reelPage(
  frame: PageFrame,
  agency: Agency,
  reel: PublicReel,
  films: readonly PublicFilm[],
): string {
  const address = (film: PublicFilm, ending: string) =>
    `/reel/${encodeURIComponent(reel.reelId)}/films/${encodeURIComponent(film.filmId)}.${ending}?agency=${encodeURIComponent(agency.abbreviation)}`;
  const title = reel.owner === '' ? reel.title : `${reel.title} — ${reel.owner}`;
  const [first] = films;
  const body = html` <header class="masthead">${mark(agency)}</header>
    <main>
      ${first ? player(frame, first, address) : NOTHING}
      <div class="title">
        <h1>${reel.title}</h1>
        ${reel.owner === '' ? NOTHING : html`<p class="owner">${reel.owner}</p>`}
      </div>
      ${first ? list(frame, films, address) : html`<p class="empty">${frame.texts.empty}</p>`}
    </main>
    ${footer(agency)}
    ${first ? html`<script src="/reel/assets/reel.js?v=${frame.version}" defer></script>` : NOTHING}`;
  return document(frame, `${title} · ${agency.displayName}`, body);
}

/** What stands where no reel may be seen; it does not say why. */
export function notFoundPage(frame: PageFrame): string {
  const body = html`<main class="missing">
    <h1>${frame.texts.notFoundTitle}</h1>
    <p>${frame.texts.notFound}</p>
  </main>`;
  return document(frame, frame.texts.notFoundTitle, body);
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

function list({ texts }: PageFrame, films: readonly PublicFilm[], address: Address): Html {
  const item = (film: PublicFilm, index: number) =>
    html`<li>
      <a
        href="${address(film, 'mp4')}"
        data-poster="${film.thumbnail !== undefined ? address(film, 'jpg') : ''}"
        ${index === 0 ? html` aria-current="true"` : NOTHING}
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
  return html`<nav aria-label="${texts.films}">
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

function document({ language, version }: PageFrame, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0b0b0c" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/reel/assets/reel.css?v=${version}" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.source;
}
