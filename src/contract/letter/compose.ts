import type { NewsletterItem } from '../entities/newsletterItem';
import { textColourOn } from '../rules/contrast';
import { filmCredits } from '../rules/filmCredits';
import { isolate } from '../rules/isolate';
import { unsubscribeLink } from '../rules/mailto';
import { footerAddresses, logoAddress } from './agencyParts';
import { fill } from './fill';
import { escapeHtml, escapeLines } from './escape';
import { compiledLayout } from './compiledLayout';
import { colourMarks, type PartName, takenApart } from './layout';
import { type Letter, shownItems, titleAddress } from './letter';
import { previewLine } from './previewLine';
import { dressed, plainOf } from './richText';

type Places = Readonly<Record<string, string>>;
/** Writes a part with what stands in its places. */
type Write = (name: PartName, places?: Places, own?: Colours) => string;
type Colours = Partial<Record<keyof typeof colourMarks, string>>;

/** A newsletter as HTML for mail programs, and for the page on the web. What people wrote stands in it as text, or as clean HTML. */
export function composeHtml(letter: Letter): string {
  const { agency, content } = letter;
  const { head, parts } = takenApart(compiledLayout);
  const colours = coloursOf(content.backColour, content.textColour);
  const write: Write = (name, places = {}, own = {}) =>
    fill(paint(parts[name], { ...colours, ...own }), places);
  const about = { title: escapeHtml(content.title), preview: escapeHtml(previewOf(letter)) };
  return [
    fill(paint(head, colours), about),
    ...masthead(letter, write),
    write('gap'),
    ...shownItems(letter).map((item) => itemHtml(letter, item, write)),
    paint(parts.between, colours),
    content.conclusion === '' ? '' : write('conclusion', { words: escapeLines(content.conclusion) }),
    write('footer', {
      agency: escapeHtml(agency.displayName),
      addresses: footerAddresses(agency, colours.footerText),
      unsubscribe: unsubscribeHtml(letter, colours.footerText),
    }),
    paint(parts.end, colours),
  ].join('');
}

/** What is laid out in the newsletter's own colours; the footer stands on that of its text (spec section 3). */
function coloursOf(back: string, text: string) {
  const footerBack = sixDigits(text);
  return {
    back: sixDigits(back),
    text: sixDigits(text),
    ink: textColourOn(back),
    footerBack,
    footerText: textColourOn(footerBack),
  };
}

/** Outlook reads colours of six digits only where they are attributes. */
const sixDigits = (colour: string) =>
  colour.length === 4 ? colour.replace(/[0-9a-f]/gi, (digit) => digit + digit) : colour;

function paint(html: string, colours: Colours): string {
  return Object.entries(colours).reduce(
    (painted, [name, colour]) => painted.replaceAll(colourMarks[name as keyof Colours], colour),
    html,
  );
}

function masthead(letter: Letter, write: Write): readonly string[] {
  const { agency, content, addresses } = letter;
  const name = escapeHtml(agency.displayName);
  // The logo that an agency has is black.
  const isBright = textColourOn(content.backColour) === '#000000';
  const logo = isBright ? logoAddress(agency.logoUrl, addresses.base) : undefined;
  const { page } = addresses;
  return [
    page === undefined ? '' : write('browser', { link: escapeHtml(page) }),
    logo === undefined
      ? write('wordmark', { agency: name })
      : write('logo', { picture: escapeHtml(logo), agency: name }),
    ...headings(letter, write),
  ];
}

/** The headings there are, the first of them as that of the page, with its link; on the web one without any is headed by its subject. */
function headings(letter: Letter, write: Write): readonly string[] {
  const { content, addresses } = letter;
  const { heading2, heading3 } = content;
  const subject = addresses.page === undefined && heading2 + heading3 === '' ? content.title : '';
  const heading1 = content.heading1 || subject;
  const shown = Object.entries({ heading1, heading2, heading3 }).filter(([, said]) => said !== '');
  return shown.map(([name, said], at) => {
    const words = escapeHtml(isolate(said));
    const asFirst = `<div role="heading" aria-level="1">${linked(letter, words)}</div>`;
    return write(name as PartName, { words: at === 0 ? asFirst : words });
  });
}

function linked(letter: Letter, words: string): string {
  const link = titleAddress(letter);
  return link === undefined
    ? words
    : `<a href="${escapeHtml(link)}" target="_blank" style="color:inherit;text-decoration:none">${words}</a>`;
}

function itemHtml({ films, addresses }: Letter, item: NewsletterItem, write: Write): string {
  if (item.kind === 'text') return write('text', { words: dressed(item.html) });
  if (item.kind === 'button') {
    const colours = { button: sixDigits(item.colour), buttonText: textColourOn(item.colour) };
    return write('button', { link: escapeHtml(item.address), label: escapeHtml(item.label) }, colours);
  }
  if (item.kind === 'picture')
    return write(item.link === '' ? 'picture' : 'pictureWithLink', {
      picture: escapeHtml(addresses.picture(item.picture)),
      description: escapeHtml(item.description),
      link: escapeHtml(item.link),
    });
  const thumbnail = films.get(item.filmId)?.thumbnail;
  return write(thumbnail === undefined ? 'filmWithoutPicture' : 'film', {
    picture: thumbnail === undefined ? '' : escapeHtml(addresses.still(item.filmId, thumbnail)),
    title: escapeHtml(isolate(item.title)),
    link: escapeHtml(item.link || addresses.film(item.filmId)),
    credits: filmCredits(item)
      .map((line) => escapeHtml(isolate(line)))
      .join('<br>'),
  });
}

/** What mail programs show beside the subject. */
function previewOf({ content: { heading1, heading2, items } }: Letter): string {
  const first = items.find((item) => item.kind === 'text');
  const words = [heading1, heading2, first ? plainOf(first.html) : ''].filter((part) => part !== '');
  return previewLine(words.join(' · ').replace(/\s+/g, ' '));
}

const unsubscribeHtml = ({ unsubscribe }: Letter, colour: string) =>
  unsubscribe === ''
    ? ''
    : `<br /><a href="${escapeHtml(unsubscribeLink(unsubscribe))}" style="color:${colour};text-decoration:underline">Unsubscribe</a>`;
