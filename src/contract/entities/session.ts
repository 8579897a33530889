import type { ValueOf } from '../wire/field';
import { optional } from '../wire/field';
import { flag, id, text } from '../wire/fields';
import { seesSecrets } from './seesSecrets';

/** LOGIN part of the login answer (spec section 3): who the agency is. */
export const agencyFields = {
  userId: id('uniqID'),
  displayName: text('ClientDisplayName'),
  databaseName: text('ClientDbName'),
  abbreviation: text('ClientAbrev'),
  webAddress: text('WebAdress'),
  secureAddress: text('WebSecureAdress'),
  mainMail: text('MainMail'),
  newsletterMail: text('MailNewsletter'),
  facebook: text('facebook'),
  twitter: text('twitter'),
  instagram: text('instagram'),
  vimeo: text('vimeo'),
  asa: text('asa'),
  tumblr: text('tumblr'),
  logoUrl: text('Logo_BLACK_URL'),
  newsletterTextColor: text('Newsletter_Text_Color'),
  newsletterBackColor: text('Newsletter_Back_Color'),
  resumeFolder: text('RESUME_Folder'),
  mailLetterId: text('mailLetter_ID'),
  /** By whose clock the agency publishes: an IANA name. Ours. */
  timeZone: optional(text('TIME_ZONE')),
};

/** INFOS part of the login answer: who the member of staff is. */
export const staffFields = {
  firstName: text('FIRST_NAME_STAFF'),
  lastName: text('LAST_NAME_STAFF'),
  email: text('EMAIL_STAFF'),
  privilege: text('PRIVILEGE_STAFF'),
  seesSecrets: optional(seesSecrets),
};

/** What the person alone is told of themselves. */
export const ownFields = {
  ...staffFields,
  /** The agency requires a second factor, and the person has none: nothing else is done before one is set up. */
  needsFactor: optional(flag('NEEDS_SECOND_FACTOR')),
  /** In which the server last knew the person to read the office; blank while it knows none. Ours. */
  language: optional(text('LANGUAGE')),
};

export type Agency = ValueOf<typeof agencyFields>;
export type StaffMember = ValueOf<typeof staffFields>;

/** What the office holds of a session. */
export interface Session {
  readonly agency: Agency;
  readonly staff: ValueOf<typeof ownFields>;
}
