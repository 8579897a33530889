import { expressionBuilder, sql } from 'kysely';
import type { Catalogue } from '../database/schema';

const from = expressionBuilder<Catalogue>();

/** Mails that stand so have reached nobody, and nothing sends them until a person decides. */
export const LEFT_NOT = ['storedLocally', 'failed'] as const;

/** How many mails of a reel left in one mailing; the columns hold the reel's id and the time of the mailing. */
export const mailsBeside = (reelId: string, createdAt: string) =>
  from
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('outbox.reel_id', '=', sql.ref<string>(reelId))
    .where('outbox.created_at', '=', sql.ref<string>(createdAt))
    .where('outbox.status', 'not in', LEFT_NOT);

/** 1 where mails of a reel are only kept in the outbox, else 0; the column holds its id. */
export function hasKeptReelMails(reelId: string) {
  const kept = from
    .selectFrom('outbox')
    .select('outbox.mail_id')
    .where('outbox.reel_id', '=', sql.ref<string>(reelId))
    .where('outbox.status', '=', 'storedLocally');
  return sql<0 | 1>`case when exists ${kept} then 1 else 0 end`;
}
