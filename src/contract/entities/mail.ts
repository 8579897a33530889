import { optional, type ValueOf } from '../wire/field';
import { choice, id, text } from '../wire/fields';

/**
 * Where a mail stands: `storedLocally` is in the outbox only, as there is no mail server; `uncertain` was handed over when the
 * process died, or waited in a backup that was put back, so nobody can know. A person decides of both, and of those that failed.
 */
const mailStatuses = {
  WAITING: 'waiting',
  SENDING: 'sending',
  SENT: 'sent',
  STORED_LOCALLY: 'storedLocally',
  FAILED: 'failed',
  UNCERTAIN: 'uncertain',
} as const;
export type MailStatus = (typeof mailStatuses)[keyof typeof mailStatuses];

/** One row of the outbox: one mail to one recipient. Times are ISO 8601 in UTC. */
export const outboxFields = {
  mailId: id('MAIL_ID'),
  recipient: text('MAIL'),
  /** The name that was written with the address; empty for none. */
  recipientName: optional(text('MAIL_NAME')),
  subject: text('SUBJECT'),
  reelId: optional(text('REEL_ID')),
  status: choice('STATUS', mailStatuses),
  reason: optional(text('REASON', { max: 2000 })),
  createdAt: text('CREATED_AT'),
  sentAt: optional(text('SENT_AT')),
};
export type OutboxMail = ValueOf<typeof outboxFields>;
