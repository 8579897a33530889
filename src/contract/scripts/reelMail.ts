import { MAILING_LIMIT } from '../constants';
import { emailPattern } from '../rules/email';
import { script } from '../script';
import { optional } from '../wire/field';
import { flag, id, text, whole } from '../wire/fields';
import { done } from '../wire/reply';

const address = (wire: string) => text(wire, { max: 2000 });

/** What a mail says of a reel, and who sends it (spec section 7). */
const reelMailFields = {
  link: text('LINK', { min: 1, max: 2000, matches: /^https?:\/\/\S+$/ }),
  reelName: text('REEL_NAME', { min: 1, max: 200 }),
  clientName: text('CLIENT_NAME', { max: 200 }),
  clientUrl: address('CLIENT_URL'),
  clientLogo: address('CLIENT_LOGO'),
  clientInstagram: address('CLIENT_INSTA'),
  clientFacebook: address('CLIENT_FACEBOOK'),
  heading: text('BOLD_REEL_TEXT_MESSAGE', { max: 500 }),
  message: text('REEL_TEXT_MESSAGE', { max: 20_000 }),
  senderMail: text('SENDER_MAIL', { min: 1, max: 254, matches: emailPattern }),
  senderFirstName: text('SENDER_PRENOM', { max: 100 }),
  senderLastName: text('SENDER_NOM', { max: 100 }),
  letterId: text('mailLetter_ID', { max: 100 }),
  reelId: optional(id('REEL_ID')),
};

/** A name, and an address of 254 characters at most (RFC 5321). */
const RECIPIENT_LIMIT = 400;

/** A reel sent by mail: to one, to many, and seen before it leaves. */
export const reelMailScripts = [
  /**
   * Spec section 7. Answered once the mail is in the outbox on disk; a repeated `requestId` is one mail. `isStoredLocally`
   * says that it goes no further, as there is no mail server. An agency's own script need not tell the mail's id.
   */
  script({
    name: 'reel.mail',
    path: 'mailReel_v2019.php',
    allow: 'staff',
    input: {
      recipient: text('MAIL', { min: 1, max: 254, matches: emailPattern }),
      recipientName: optional(text('MAIL_NAME', { max: 2000 })),
      ...reelMailFields,
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({ mailId: optional(id('MAIL_ID')), isStoredLocally: optional(flag('STORED_LOCALLY')) }),
    refusal: 'error',
  }),
  /** Puts one mail a recipient into the outbox, all of them or none: addresses, also with names, as they are typed or pasted. Ours. */
  script({
    name: 'reel.mailList',
    path: 'MailReelToList.php',
    allow: 'staff',
    input: {
      recipients: text('MAILS', { min: 1, max: MAILING_LIMIT * RECIPIENT_LIMIT }),
      ...reelMailFields,
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({ mails: whole('MAILS'), isStoredLocally: optional(flag('STORED_LOCALLY')) }),
    refusal: 'error',
  }),
  /** How such a mail looks, before it is sent. Ours. */
  script({
    name: 'reel.composeMail',
    path: 'ComposeReelMail.php',
    allow: 'reader',
    input: reelMailFields,
    reply: done({
      subject: text('SUBJECT'),
      html: text('HTML', { max: 1_000_000 }),
      text: text('TEXT', { max: 1_000_000 }),
    }),
    refusal: 'error',
  }),
] as const;
