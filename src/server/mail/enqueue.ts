import type { Insertable } from 'kysely';
import type { Recipient } from '../../contract/rules/addressList';
import { chunks } from '../database/chunks';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import type { Caller } from '../installation';
import { newId } from '../ids';
import { keepBody, type NewBody } from './body';
import { formatMailbox, type Mailbox } from './mailbox';

/** What goes to somebody, or to many. */
interface NewMail {
  readonly sender: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly parts: NewBody;
  readonly reelId?: string;
  /** What the calendar tells of it. */
  readonly entryId?: string;
  /** For its recipient alone: no colleague reads it in the outbox, and its parts go once it is sent. */
  readonly isPrivate?: boolean;
}

/** Whose mail it is, and the outbox that it goes into. */
interface Sending extends Pick<ChangeContext, 'catalogue' | 'hasMailServer' | 'now' | 'publish'> {
  readonly caller: Pick<Caller, 'staffId'>;
}

/**
 * Puts a mail to each recipient into the outbox, a row each and its body once; a worker sends them, or they stay there while there is no
 * mail server. The workers, and open offices, are told of the first.
 */
export async function enqueue(
  { catalogue, caller, hasMailServer, now, publish }: Sending,
  recipients: readonly Recipient[],
  { sender, replyTo, subject, parts, reelId, entryId, isPrivate = false }: NewMail,
): Promise<readonly string[]> {
  const status = hasMailServer ? 'waiting' : 'storedLocally';
  const bodyId = await keepBody(catalogue, parts);
  const rows = recipients.map(({ address, name }): Insertable<Catalogue['outbox']> & { mail_id: string } => ({
    mail_id: newId(),
    staff_id: caller.staffId,
    recipient: address,
    recipient_name: name,
    subject,
    sender: formatMailbox(sender),
    reply_to: formatMailbox(replyTo),
    body_id: bodyId,
    reel_id: reelId ?? null,
    entry_id: entryId ?? null,
    status,
    reason: '',
    attempts: 0,
    worker: null,
    next_attempt_at: now.toISOString(),
    created_at: now.toISOString(),
    sent_at: null,
    is_private: isPrivate ? 1 : 0,
  }));
  for (const chunk of chunks(rows))
    await catalogue
      .insertInto('outbox')
      .values([...chunk])
      .execute();
  const mailIds = rows.map(({ mail_id }) => mail_id);
  if (mailIds[0] !== undefined) publish({ kind: 'mail', mailId: mailIds[0], status, reason: '' });
  return mailIds;
}
