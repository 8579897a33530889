import { MAILING_LIMIT } from '../constants';
import { newsletterCallFields, newsletterContentFields, wholeNewsletterFields } from '../entities/newsletter';
import { emailPattern } from '../rules/email';
import { CREATE } from '../rules/newsletterId';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, id, text, whole } from '../wire/fields';
import { done, rows } from '../wire/reply';
import { savedOrConflict } from '../wire/saved';

const requestId = optional(id('REQUEST_ID'));
const newsletterId = id('NEWS_ID');
const saved = { ...newsletterContentFields, ...newsletterCallFields, requestId };
const mailed = {
  newsletterId: id('LETTER_ID'),
  clientAbbreviation: text('ClientAbrev', { min: 1, max: 20 }),
  requestId,
};

/** The longest address is 254 characters (RFC 5321). */
export const ADDRESS_LIMIT = 255;

/** A newsletter by itself: edited, looked at, mailed. */
export const newsletterPageScripts = [
  /** As a list of one. */
  script({
    name: 'newsletter.get',
    path: 'get_A_NEWSLETTER.php',
    allow: 'reader',
    input: { newsletterId: id('ID_NEWSLETTER') },
    reply: rows('ROWS', wholeNewsletterFields),
    refusal: 'error',
  }),
  /** The office makes the id (spec section 9); the day is the server's. */
  script({
    name: 'newsletter.add',
    path: 'AddNewNEWSLETTER.php',
    allow: 'staff',
    input: {
      newsletterId: { ...newsletterId, schema: newsletterId.schema.notOneOf([CREATE], 'malformed') },
      ...saved,
    },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** With `version`, one that has another one is left alone and comes back as it is. */
  script({
    name: 'newsletter.update',
    path: 'UpdateNEWSLETTER.php',
    allow: 'staff',
    input: { newsletterId, ...saved, version: optional(whole('ROW_VERSION')) },
    reply: savedOrConflict(newsletterContentFields),
    refusal: 'FAILED',
  }),
  /** How a newsletter looks once it is mailed, saved or not. Its pictures are those that staff see. Ours. */
  script({
    name: 'newsletter.compose',
    path: 'ComposeNewsletter.php',
    allow: 'reader',
    input: newsletterContentFields,
    reply: done({
      html: text('HTML', { max: 5_000_000 }),
      text: text('TEXT', { max: 5_000_000 }),
      /** Of the HTML as it is mailed: Gmail cuts off what is longer than MAIL_SIZE_LIMIT. */
      bytes: whole('BYTES'),
      goneFilmIds: wholeNewsletterFields.goneFilmIds,
    }),
    refusal: 'error',
  }),
  /** Puts one mail into the outbox. A test to oneself does not count as mailed. */
  script({
    name: 'newsletter.mail',
    path: 'mailNewsletter.php',
    allow: 'staff',
    input: {
      ...mailed,
      recipient: text('MAIL', { min: 1, max: 254, matches: emailPattern }),
      isTest: optional(flag('IS_TEST')),
    },
    reply: done({ mailId: optional(id('MAIL_ID')), isStoredLocally: optional(flag('STORED_LOCALLY')) }),
    refusal: 'error',
  }),
  /** Puts one mail an address into the outbox, all of them or none; the addresses stand on lines of their own. Ours. */
  script({
    name: 'newsletter.mailList',
    path: 'MailNewsletterToList.php',
    allow: 'staff',
    input: {
      ...mailed,
      recipients: text('MAILS', { min: 1, max: MAILING_LIMIT * ADDRESS_LIMIT }),
    },
    reply: done({ mails: whole('MAILS'), isStoredLocally: optional(flag('STORED_LOCALLY')) }),
    refusal: 'error',
  }),
] as const;
