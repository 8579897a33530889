import { colourPattern } from '../rules/colour';
import { optional, type ValueOf } from '../wire/field';
import { choice, flag, id, joined, text, whole } from '../wire/fields';
import { newsLinks } from './news';
import { newsletterItems } from './newsletterItem';

const colour = (wire: string) => text(wire, { min: 1, max: 7, matches: colourPattern });
const heading = (wire: string) => text(wire, { max: 300 });

/** Whether the agency's logo stands black or white on the ground (spec section 7: Newsletter_Color_logo). */
const logoColours = { black: 'black', white: 'white', '': 'black' } as const;

/** What is written in a newsletter. Where its title leads is said as with news. */
export const newsletterContentFields = {
  title: text('TITRE', { min: 1, max: 200 }),
  heading1: heading('H1'),
  heading2: heading('H2'),
  heading3: heading('H3'),
  items: newsletterItems('FILMS_ARRAY'),
  /** Plain text. */
  conclusion: text('FOOTER_1', { max: 5000 }),
  linkType: choice('URL_LINK', newsLinks),
  linkValue: text('LINK_VALUE', { max: 2000 }),
  trackingId: text('NL_ID_TRACKING', { max: 100 }),
  textColour: colour('Newsletter_Text_Color'),
  backColour: colour('Newsletter_Back_Color'),
};
export type NewsletterContent = ValueOf<typeof newsletterContentFields>;

/**
 * A newsletter as the list shows it. Where the backend is ours, `modifiedAt` is the instant by which it orders them,
 * `mailedAt` and `mailedOn` tell when it was last mailed (tests aside), `isKept` that mails of it are only kept in the outbox
 * as there was no mail server, `scheduledAt` when it goes out next, and `version` counts the changes.
 */
export const newsletterFields = {
  newsletterId: id('NEWSLETTER_ID'),
  title: text('TITLE'),
  heading1: text('HEAD_1'),
  heading2: text('HEAD_2'),
  heading3: text('HEAD_3'),
  modifiedOn: text('DATE_MODIFIED'),
  modifiedAt: optional(text('MODIFIED_AT')),
  mailedOn: optional(text('DATE_MAILED')),
  mailedAt: optional(text('MAILED_AT')),
  isKept: optional(flag('KEPT')),
  scheduledAt: optional(text('SCHEDULED_AT')),
  version: optional(whole('ROW_VERSION')),
};
export type Newsletter = ValueOf<typeof newsletterFields>;

/** The longest HTML of a newsletter, in characters. */
const HTML_LIMIT = 1_000_000;

/** A whole newsletter (spec section 3). */
export const wholeNewsletterFields = {
  ...newsletterFields,
  html: text('HTML_CODE', { max: HTML_LIMIT }),
  items: newsletterItems('FILMS_ARRAY'),
  conclusion: text('FOOTER_1', { max: 5000 }),
  linkType: choice('URL_LINK', newsLinks),
  linkValue: text('LINK_VALUE', { max: 2000 }),
  trackingId: text('NL_ID_TRACKING'),
  backColour: text('COLOR_BACKGROUND'),
  textColour: text('COLOR_TEXT'),
  footerBackColour: text('COLOR_BACKGROUND_FOOTER'),
  footerTextColour: text('COLOR_TEXT_FOOTER'),
  /** The films of its cards that are in the trash or gone: their cards are not mailed. Ours. */
  goneFilmIds: optional(joined('GONE_FILMS')),
};
export type WholeNewsletter = ValueOf<typeof wholeNewsletterFields>;

/** What a save says beside the content; our server composes the HTML itself and reads neither. */
export const newsletterCallFields = {
  html: text('HTML_CODE', { max: HTML_LIMIT }),
  logoColour: choice('Newsletter_Color_logo', logoColours),
  clientAbbreviation: text('CLIENT_ABREV', { min: 1, max: 20 }),
};
