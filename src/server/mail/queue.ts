import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Catalogue, OutboxRow } from '../database/schema';
import { transact } from '../database/transact';
import { LONGEST_PAUSE, type Outcome } from './deliver';
import { isAlive } from '../workerId';

/**
 * How long a worker may take for one mail before nobody believes in it any more, in milliseconds. It holds for this
 * machine too: after its restart another program may have the number of the process that died.
 */
const LEASE = 15 * 60_000;
const LOST = 'The program stopped while it handed this mail over; it may have been sent.';

/** Of a mail that waits, whether it is to leave by now. */
export const isDue = (now: Date) => (where: ExpressionBuilder<Catalogue, 'outbox'>) =>
  where.or([
    where('next_attempt_at', '<=', now.toISOString()),
    // Later than any mail waits: a clock was wrong.
    where('next_attempt_at', '>', new Date(now.getTime() + LONGEST_PAUSE).toISOString()),
    where('attempts', '=', 0),
  ]);

/** The oldest mail that is due. */
const nextDue = (db: Kysely<Catalogue>, now: Date) =>
  db
    .selectFrom('outbox')
    .select('mail_id')
    .where('status', '=', 'waiting')
    .where(isDue(now))
    .orderBy('created_at')
    .orderBy('mail_id')
    .limit(1);

/** Whether a mail is due. */
export const isAnyDue = async (db: Kysely<Catalogue>, now: Date): Promise<boolean> =>
  (await nextDue(db, now).executeTakeFirst()) !== undefined;

/** Takes the next mail that is due and marks it `sending` on disk, for this worker alone; nothing when none is due. */
export function claimNext(db: Kysely<Catalogue>, worker: string, now: Date): Promise<OutboxRow | undefined> {
  return transact(db, (transaction) =>
    transaction
      .updateTable('outbox')
      .set((row) => ({
        status: 'sending',
        worker,
        attempts: row('attempts', '+', 1),
        next_attempt_at: new Date(now.getTime() + LEASE).toISOString(),
      }))
      .where('mail_id', '=', nextDue(transaction, now))
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Writes what became of a mail that this worker had; false when it is no longer this worker's. */
export async function settle(
  db: Kysely<Catalogue>,
  worker: string,
  mailId: string,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const next = outcome.status === 'waiting' ? outcome.retryAfter : 0;
  const isUncounted = outcome.status === 'waiting' && outcome.isUncounted;
  return transact(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set((row) => ({
        status: outcome.status,
        reason: outcome.reason,
        ...(isUncounted ? { attempts: row('attempts', '-', 1) } : {}),
        next_attempt_at: new Date(now.getTime() + next).toISOString(),
        ...(outcome.status === 'sent' ? { sent_at: now.toISOString() } : {}),
      }))
      .where('mail_id', '=', mailId)
      .where('worker', '=', worker)
      .where('status', 'in', ['sending', 'uncertain'])
      .executeTakeFirstOrThrow();
    const isSettled = numUpdatedRows > 0n;
    if (isSettled && outcome.status !== 'waiting') await forgetPrivate(transaction, mailId);
    return isSettled;
  });
}

/** A link to an account is kept no longer than it takes to send it. */
const forgetPrivate = (db: Kysely<Catalogue>, mailId: string) =>
  db
    .updateTable('mail_bodies')
    .set({ html: '', text: '' })
    .where('body_id', 'in', (from) =>
      from.selectFrom('outbox').select('body_id').where('mail_id', '=', mailId).where('is_private', '=', 1),
    )
    .execute();

/**
 * Marks as uncertain what a worker had in hand when it died, or when it was forgotten as it could not write down the
 * end. Returns the ids of those mails and the reason.
 */
export async function giveUpLost(
  db: Kysely<Catalogue>,
  now: Date,
): Promise<{ mailIds: readonly string[]; reason: string }> {
  const sending = await db
    .selectFrom('outbox')
    .select(['mail_id', 'worker', 'next_attempt_at'])
    .where('status', '=', 'sending')
    .execute();
  const mailIds: string[] = [];
  for (const { mail_id, worker, next_attempt_at } of sending) {
    const left = Date.parse(next_attempt_at) - now.getTime();
    const isInHand = isAlive(worker ?? '') !== false && left > 0 && left <= 2 * LEASE;
    if (isInHand) continue;
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ status: 'uncertain', reason: LOST })
      .where('mail_id', '=', mail_id)
      .where('status', '=', 'sending')
      .where('worker', worker === null ? 'is' : '=', worker)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) mailIds.push(mail_id);
  }
  return { mailIds, reason: LOST };
}
