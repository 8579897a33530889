import type { PublicFilm } from '../reels/publicReel';
import { credits } from './filmWords';
import { type Html, html, NOTHING } from './html';
import type { ReelPageTexts } from './texts';

/** Where a film and its picture are, by their endings. */
export type Address = (film: PublicFilm, ending: 'mp4' | 'jpg') => string;

/**
 * The player with the film that comes first of so many and full screen at its corner, what is on it, and the ways through
 * them. The browser's own player works by itself; the rest is hidden until the script is there.
 */
export function player(texts: ReelPageTexts, film: PublicFilm, address: Address, films: number): Html {
  const poster = film.thumbnail !== undefined ? html` poster="${address(film, 'jpg')}"` : NOTHING;
  const others = films > 1;
  return html`<section class="stage" aria-label="${texts.player}">
      <div class="screen">
        <video
          id="player"
          src="${address(film, 'mp4')}"
          ${poster}
          controls
          playsinline
          preload="metadata"
        ></video>
        <button id="start" class="start" type="button" aria-label="${texts.play}" hidden>
          ${icon('M8 5v14l11-7z')}
        </button>
        ${button('full', texts.fullScreen, 'M4 9V4h5v2H6v3zm11-5h5v5h-2V6h-3zM6 15v3h3v2H4v-5zm12 0h2v5h-5v-2h3z', true)}
        <p id="trouble" class="trouble" role="alert" hidden>${texts.unplayable}</p>
        <p id="upnext" class="upnext" aria-hidden="true" data-words="${texts.upNext}" hidden></p>
      </div>
    </section>
    <div class="bar">
      <p id="now" class="now" aria-live="polite">
        <strong dir="auto">${film.title}</strong> <span>${credits(texts, film)}</span>
      </p>
      ${others ? ways(texts, films) : NOTHING}
    </div>`;
}

const ways = (texts: ReelPageTexts, films: number) =>
  html`<p id="ways" class="ways" hidden>
    ${button('previous', texts.previous, 'M7 6h2v12H7zm3.5 6 8.5 6V6z')}
    <span id="count" class="count">1 / ${films}</span>
    ${button('next', texts.next, 'M15 6h2v12h-2zM5 18l8.5-6L5 6z')}
  </p>`;

const icon = (path: string) =>
  html`<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="${path}" />
  </svg>`;

const button = (id: string, label: string, path: string, isHidden = false) =>
  html`<button
    id="${id}"
    type="button"
    aria-label="${label}"
    title="${label}"
    ${isHidden ? html` hidden` : NOTHING}
  >
    ${icon(path)}
  </button>`;
