import { alsoCalled, optional, type ValueOf } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';

/** Where a news item leads: to a film, to an address, or nowhere. */
export const newsLinks = { FILM: 'film', URL: 'address', NO: 'none', '': 'none' } as const;
export type NewsLink = (typeof newsLinks)[keyof typeof newsLinks];

/** What is written in a news item; `text` is HTML, `picture` the name of one that was uploaded, empty for none. */
export const newsContentFields = {
  title: text('TITRE', { min: 1 }),
  text: text('TEXTE', { max: 100_000 }),
  picture: text('PICTURE', { max: 100 }),
  online: flag('ONLINE'),
  linkType: choice('URL_LINK', newsLinks),
  /** The film's id, the address, or nothing. */
  linkValue: text('LINK_VALUE', { max: 2000 }),
};
export type NewsContent = ValueOf<typeof newsContentFields>;

/**
 * A news item; the date is DD/MM/YYYY. Where the backend is ours, `createdAt` is the instant by which it orders them,
 * `goesOnAt` and `goesOffAt` tell when it goes on the site and off it next, where that is scheduled, and `version` counts
 * the changes.
 */
export const newsFields = {
  newsId: alsoCalled('ID', id('NEWS_ID')),
  ...newsContentFields,
  createdOn: text('DATE_CREATED'),
  createdAt: optional(text('CREATED_AT')),
  goesOnAt: optional(text('GOES_ON_AT')),
  goesOffAt: optional(text('GOES_OFF_AT')),
  version: optional(whole('ROW_VERSION')),
};
export type News = ValueOf<typeof newsFields>;
