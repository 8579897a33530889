import { type Kysely, sql } from 'kysely';
import { chunks } from '../../database/chunks';
import type { Catalogue } from '../../database/schema';

/** The rows of a table in which a column holds one of these values, some at a time, as they stand. */
export async function* rowsOf(
  db: Kysely<Catalogue>,
  table: keyof Catalogue,
  column: string,
  values: readonly string[],
): AsyncGenerator<object> {
  for (const chunk of chunks(values))
    yield* await db
      .selectFrom(table as 'films')
      .selectAll()
      .where(sql.ref(column), 'in', chunk)
      .execute();
}

/** The mails of these ids with what they say; those for their recipients alone carry links to accounts, which are left out. */
export async function* mailRows(db: Kysely<Catalogue>, mailIds: readonly string[]): AsyncGenerator<object> {
  for (const mailId of mailIds) {
    const mail = await db
      .selectFrom('outbox')
      .innerJoin('mail_bodies', 'mail_bodies.body_id', 'outbox.body_id')
      .select(['sender', 'reply_to', 'recipient', 'recipient_name', 'subject', 'status', 'created_at'])
      .select(['sent_at', 'text', 'html', 'is_private'])
      .where('mail_id', '=', mailId)
      .executeTakeFirst();
    if (!mail) continue;
    const { text, html, is_private, ...rest } = mail;
    yield is_private === 1 ? rest : { ...rest, text, html };
  }
}

/** History rows: who did what to which thing and when, with what stood there before. */
export async function* historyRows(
  db: Kysely<Catalogue>,
  column: 'subject' | 'staff_id',
  values: readonly string[],
): AsyncGenerator<object> {
  for await (const row of rowsOf(db, 'activity', column, values)) {
    const { before, ...rest } = row as { readonly before: string };
    yield { ...rest, before: JSON.parse(before) as unknown };
  }
}
