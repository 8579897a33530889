import { MAILING_LIMIT } from '../../contract/constants';
import { compareTexts } from '../../contract/rules/text';
import { bodyOf } from './body';
import { noteSent } from './kept';
import { limitMails } from './limit';
import { change, type Handler, read, Refused } from '../http/handler';

const LISTED = 200;

/** Of these a person decides. */
const UNDECIDED = ['failed', 'uncertain', 'storedLocally'] as const;

/**
 * The agency's mails of which somebody has to decide, and the newest of the others, newest first; or those of a reel. Mails of
 * accounts are nobody's to read but their recipients'.
 */
export const outboxList: Handler<'outbox.list'> = read(async ({ catalogue }, { reelId }) => {
  const mails = catalogue
    .selectFrom('outbox')
    .select(['mail_id', 'recipient', 'recipient_name', 'subject', 'reel_id', 'status'])
    .select(['reason', 'created_at', 'sent_at'])
    .where('is_private', '=', 0)
    .$if(reelId !== undefined, (query) => query.where('reel_id', '=', reelId ?? ''))
    .orderBy('created_at', 'desc');
  // One state at a time: the index has each in order.
  const listed = await Promise.all([
    mails.where('status', 'not in', UNDECIDED).orderBy('mail_id').limit(LISTED).execute(),
    ...UNDECIDED.map((status) => mails.where('status', '=', status).limit(MAILING_LIMIT).execute()),
  ]);
  const rows = listed
    .flat()
    .sort(
      (one, other) =>
        compareTexts(other.created_at, one.created_at) || compareTexts(one.mail_id, other.mail_id),
    );
  return rows.map((row) => ({
    mailId: row.mail_id,
    recipient: row.recipient,
    recipientName: row.recipient_name,
    subject: row.subject,
    reelId: row.reel_id ?? '',
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? '',
  }));
});

/** A mail with both its parts, as its recipient gets it. */
export const outboxRead: Handler<'outbox.read'> = read(async ({ catalogue }, { mailId }) => {
  const row = await catalogue
    .selectFrom('outbox')
    .select(['sender', 'reply_to', 'recipient', 'recipient_name', 'subject', 'body_id'])
    .where('mail_id', '=', mailId)
    .where('is_private', '=', 0)
    .executeTakeFirst();
  if (!row) throw new Refused({ kind: 'notFound' });
  const { sender: from, reply_to: replyTo, recipient, recipient_name: recipientName, subject } = row;
  const { html, text } = await bodyOf(catalogue, row);
  return { from, replyTo, recipient, recipientName, subject, html, text };
});

/** Sends a mail again that failed, that stayed here or of which nobody knows: a person has decided. */
export const outboxRetry: Handler<'outbox.retry'> = change(async (context, { mailId }) => {
  const { catalogue, now } = context;
  const row = await catalogue
    .selectFrom('outbox')
    .select(['status', 'reason', 'entry_id'])
    .where('mail_id', '=', mailId)
    .where('is_private', '=', 0)
    .executeTakeFirst();
  if (!row) throw new Refused({ kind: 'notFound' });
  if (!context.hasMailServer) throw new Refused({ kind: 'conflict', reason: 'noMailServer' });
  await limitMails(context);
  const { numUpdatedRows } = await catalogue
    .updateTable('outbox')
    .set({
      status: 'waiting',
      reason: '',
      attempts: 0,
      worker: null,
      next_attempt_at: now.toISOString(),
    })
    .where('mail_id', '=', mailId)
    .where('status', 'in', UNDECIDED)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refused({ kind: 'conflict', reason: 'notFailed' });
  const { entry_id: entryId, ...before } = row;
  await context.recordHistory(mailId, before);
  if (row.status === 'storedLocally' && entryId !== null) await noteSent(context, entryId);
  context.publish({ kind: 'mail', mailId, status: 'waiting', reason: '' });
  return {};
});
