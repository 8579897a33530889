import type { NewsletterContent } from '../entities/newsletter';
import type { Agency } from '../entities/session';

/** Where what a newsletter shows is: public addresses in a mail, those of staff in a preview. All of them are whole. */
export interface Addresses {
  /** What an address is taken from that is not whole, as a logo's may be. */
  readonly base: string;
  /** The newsletter on the web; nothing on that page itself. */
  readonly page: string | undefined;
  film(filmId: string): string;
  still(filmId: string, thumbnail: number): string;
  picture(picture: string): string;
}

/** A film of a card that can be shown: the number of its picture, or nothing where it has none. */
interface LiveFilm {
  readonly filmId: string;
  readonly thumbnail: number | undefined;
}

/** All that a newsletter is composed from. */
export interface Letter {
  readonly agency: Agency;
  readonly content: NewsletterContent;
  /** The films of its cards that are there, by id; the cards of others are left out. */
  readonly films: ReadonlyMap<string, LiveFilm>;
  readonly addresses: Addresses;
  /** Whom to write to for no more of them; nothing on the page of its own. */
  readonly unsubscribe: string;
}

/** The items that are shown, in their order. */
export const shownItems = ({ content, films }: Pick<Letter, 'content' | 'films'>) =>
  content.items.filter((item) => item.kind !== 'film' || films.has(item.filmId));

/** Whether its title is to lead somewhere and there is no heading to be pressed. */
export const lacksHeading = ({ linkType, heading1, heading2, heading3 }: NewsletterContent) =>
  linkType !== 'none' && `${heading1}${heading2}${heading3}`.trim() === '';

/** Where its title leads, or nothing. */
export function titleAddress({ content: { linkType, linkValue }, films, addresses }: Letter) {
  if (linkType === 'address') return linkValue;
  return linkType === 'film' && films.has(linkValue) ? addresses.film(linkValue) : undefined;
}
