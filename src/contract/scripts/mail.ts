import { script } from '../script';
import { optional } from '../wire/field';
import { id, text } from '../wire/fields';
import { done } from '../wire/reply';

/** What is done with one mail of the outbox. */
export const mailScripts = [
  /** Sends a mail again that failed or is uncertain, or for the first time one that was kept here; a repeated `requestId` does so once. */
  script({
    name: 'outbox.retry',
    path: 'RetryMail.php',
    allow: 'staff',
    input: { mailId: id('MAIL_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'error',
  }),
  /** A mail as its recipient sees it: its HTML and text parts. Served from the outbox row. */
  script({
    name: 'outbox.read',
    path: 'ReadMail.php',
    allow: 'reader',
    input: { mailId: id('MAIL_ID') },
    reply: done({
      from: text('FROM'),
      replyTo: optional(text('REPLY_TO')),
      recipient: text('MAIL'),
      recipientName: optional(text('MAIL_NAME')),
      subject: text('SUBJECT'),
      html: text('HTML', { max: 1_000_000 }),
      text: text('TEXT', { max: 1_000_000 }),
    }),
    refusal: 'error',
  }),
] as const;
