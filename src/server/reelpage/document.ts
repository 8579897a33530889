import type { Agency } from '../../contract/entities/session';
import { mailtoLink } from '../../contract/rules/mailto';
import { type Html, html, NOTHING } from './html';
import type { Language, ReelPageTexts } from './texts';

export interface PageFrame {
  readonly language: Language;
  readonly texts: ReelPageTexts;
  /** A mark of the style sheet's and the script's content, for their addresses. */
  readonly version: string;
}

/** The page of an agency under its mark: a title for the window, what stands in it, and what stands in its head. */
export function agencyPage(
  frame: PageFrame,
  agency: Agency,
  title: string,
  main: Html,
  head: Html = NOTHING,
): string {
  const body = html`<header class="masthead">${mark(agency)}</header>
    <main>${main}</main>
    ${footer(agency)}
    <script src="/reel/assets/reel.js?v=${frame.version}" defer></script>`;
  return document(frame, `${title} · ${agency.displayName}`, body, head);
}

/** What stands where no reel may be seen; it does not say why. */
export const notFoundPage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.notFoundTitle, frame.texts.notFound);

/** The same where a newsletter stood, or a film to which one leads. */
export const newsletterGonePage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.newsletterGoneTitle, frame.texts.newsletterGone);
export const filmGonePage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.filmGoneTitle, frame.texts.filmGone);

/** What stands where nothing can be shown for now. */
export const awayPage = (frame: PageFrame): string =>
  missingPage(frame, frame.texts.awayTitle, frame.texts.away);

function missingPage(frame: PageFrame, title: string, words: string): string {
  const body = html`<main class="missing">
    <h1>${title}</h1>
    <p>${words}</p>
  </main>`;
  return document(frame, title, body);
}

const mark = ({ displayName, logoUrl }: Agency) =>
  logoUrl === ''
    ? html`<span class="wordmark">${displayName}</span>`
    : html`<img class="logo" src="${logoUrl}" alt="${displayName}" />`;

function footer({ displayName, webAddress, mainMail }: Agency): Html {
  const site = /^https?:\/\//i.test(webAddress)
    ? html`<a href="${webAddress}" rel="noopener">${webAddress.replace(/^https?:\/\/|\/+$/gi, '')}</a>`
    : NOTHING;
  const mail = mainMail === '' ? NOTHING : html`<a href="${mailtoLink(mainMail)}">${mainMail}</a>`;
  return html`<footer><span>${displayName}</span>${site}${mail}</footer>`;
}

function document({ language, version }: PageFrame, title: string, body: Html, head: Html = NOTHING): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#0b0b0c" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#f7f5f1" media="(prefers-color-scheme: light)" />
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
