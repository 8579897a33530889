import type { PublicPart } from '../reels/publicParts';
import type { PublicFilm } from '../reels/publicReel';
import { clock, credits, filmSum, shortCredits } from './filmWords';
import { type Html, html, NOTHING } from './html';
import type { Address } from './player';
import type { ReelPageTexts } from './texts';

type Of<K> = Extract<PublicPart, { readonly kind: K }>;

/** How one part is shown on a page: alone, under the page's title, or among others under its own. */
export interface PartView {
  readonly texts: ReelPageTexts;
  readonly isAlone: boolean;
  readonly address: Address;
  /** Where the picture of the poster is. */
  readonly picture: string;
  /** Its first film is on the player. */
  readonly isPlayed: boolean;
}

/** The place of a part on its page, to be jumped to. */
export const anchorOf = ({ reelId }: PublicPart) => `part-${reelId}`;

/** A part of a page: films, a link or a poster. */
export function partOf(part: PublicPart, view: PartView): Html {
  const shown = { films: filmsOf, link: linkOf, poster: posterOf }[part.kind] as Show<PublicPart>;
  return html`<section class="part ${part.kind}-part" id="${anchorOf(part)}">${shown(part, view)}</section>`;
}

type Show<P> = (part: P, view: PartView) => Html;

/** Of the card that a link and a poster are: whole what is pressed, if it leads somewhere. */
const led = (address: string | undefined, name: string, inner: Html) =>
  address === undefined
    ? html`<div class="${name}">${inner}</div>`
    : html`<a class="${name}" href="${address}" rel="noopener noreferrer">${inner}</a>`;

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

const way = (address: string) =>
  html`<span class="host">${hostOf(address)} <span aria-hidden="true">↗</span></span>`;

const heading = ({ title }: PublicPart, { isAlone }: PartView) =>
  isAlone ? NOTHING : html`<h2 dir="auto">${title}</h2>`;

const linkOf: Show<Of<'link'>> = (part, { isAlone }) =>
  led(
    part.address,
    'link',
    html`${isAlone ? html`<strong dir="auto">${part.title}</strong>` : html`<h2 dir="auto">${part.title}</h2>`}
    ${way(part.address)}`,
  );

const posterOf: Show<Of<'poster'>> = (part, view) => {
  const lines = [part.subtitle1, part.subtitle2].filter((line) => line !== '');
  const picture =
    part.picture === ''
      ? NOTHING
      : html`<img src="${view.picture}&amp;size=mail" alt="" loading="${view.isAlone ? 'eager' : 'lazy'}" />`;
  return led(
    part.address,
    `poster${part.picture === '' ? ' bare' : ''}`,
    html`${picture}
      <div class="poster-words">
        ${heading(part, view)} ${lines.map((line) => html`<p dir="auto">${line}</p>`)}
        ${part.address === undefined ? NOTHING : way(part.address)}
      </div>`,
  );
};

const filmsOf: Show<Of<'films'>> = (part, view) => {
  const { texts, isAlone } = view;
  return html`${
      isAlone
        ? NOTHING
        : html`<div class="head">
            ${heading(part, view)}
            <p class="sum">${filmSum(texts, part.films)}</p>
          </div>`
    }
    <nav aria-label="${texts.films}: ${part.title}">
      <ol class="films">
        ${part.films.map((film, index) => filmOf(film, index, view))}
      </ol>
    </nav>`;
};

function filmOf(film: PublicFilm, index: number, { texts, address, isPlayed }: PartView): Html {
  const hasPicture = film.thumbnail !== undefined;
  const still = html`<img
    src="${address(film, 'jpg')}&amp;size=small"
    alt=""
    width="480"
    height="270"
    ${index < 6 ? NOTHING : html` loading="lazy"`}
  />`;
  return html`<li>
    <a
      href="${address(film, 'mp4')}"
      data-poster="${hasPicture ? address(film, 'jpg') : ''}"
      ${isPlayed && index === 0 ? html` aria-current="true"` : NOTHING}
    >
      <span class="still"
        >${hasPicture ? still : NOTHING}<span class="time">${clock(film.duration)}</span></span
      >
      <span class="words"
        ><span class="number">${index + 1}</span
        ><span
          ><strong class="name" dir="auto">${film.title}</strong
          ><span class="credits" data-full="${credits(texts, film)}">${shortCredits(film)}</span></span
        ></span
      >
    </a>
  </li>`;
}
