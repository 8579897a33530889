import { type Kysely, type Migration, sql } from 'kysely';

/** The tables as they stand now, as far as this reads them. */
interface Before {
  outbox: { mail_id: string; html: string; text: string; body_id: string | null };
  mail_bodies: { body_id: string; html: string; text: string; unsubscribe: string };
}

/**
 * A row of the outbox is small: what it becomes is written twice a mail, and 30 KB of HTML are not written with it. The
 * next mail is found by an index that orders as mails are sent and tells which are due.
 */
export const mailQueue: Migration = {
  async up(db: Kysely<Before>) {
    await db
      .insertInto('mail_bodies')
      .columns(['body_id', 'html', 'text', 'unsubscribe'])
      .expression((from) =>
        from
          .selectFrom('outbox')
          .select(['mail_id', 'html', 'text', sql<string>`''`.as('unsubscribe')])
          .where('body_id', 'is', null),
      )
      .execute();
    await db
      .updateTable('outbox')
      .set(({ ref }) => ({ body_id: ref('mail_id') }))
      .where('body_id', 'is', null)
      .execute();
    await db.schema.dropIndex('mail_queue').execute();
    for (const column of ['html', 'text']) await db.schema.alterTable('outbox').dropColumn(column).execute();
    await db.schema
      .createIndex('mails_to_send')
      .on('outbox')
      .columns(['status', 'created_at', 'mail_id', 'next_attempt_at', 'attempts'])
      .execute();
  },
};
