import { type Kysely, type Migration, sql } from 'kysely';
import { key, needed } from '../columns';

const columns = [
  'entry_id',
  'action',
  'subject_id',
  'at',
  'status',
  'recipients',
  'mails',
  'reason',
  'staff_id',
];

/** The tables as they stand now, as far as this reads them. */
interface Before {
  news: { news_id: string; online: number; created_at: string };
  newsletters: { newsletter_id: string; mailed_at: string | null };
  outbox: { mail_id: string; reel_id: string | null; created_at: string; staff_id: string };
  calendar_entries: Record<string, string | number>;
}

/** What was published and sent, and what will be. Of what was before, as much as rows still tell. */
export const calendar: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .createTable('calendar_entries')
      .addColumn('entry_id', 'text', key)
      .addColumn('action', 'text', needed)
      .addColumn('subject_id', 'text', needed)
      .addColumn('at', 'text', needed)
      .addColumn('status', 'text', needed)
      .addColumn('recipients', 'text', needed)
      .addColumn('mails', 'integer', needed)
      .addColumn('reason', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('calendar_entries');
    await index('calendar_by_day').column('at').execute();
    await index('calendar_by_status').columns(['status', 'at']).execute();
    const done = [sql<string>`'done'`.as('status'), sql<string>`''`.as('recipients')] as const;
    const nobody = [sql<string>`''`.as('reason'), sql<string>`''`.as('staff_id')] as const;
    const enter = () => db.insertInto('calendar_entries').columns(columns);
    await enter()
      .expression((from) =>
        from
          .selectFrom('news')
          .select([
            sql`'news-' || news_id`.as('entry_id'),
            sql`'newsOn'`.as('action'),
            'news_id',
            'created_at',
          ])
          .select([...done, sql`0`.as('mails'), ...nobody])
          .where('online', '=', 1),
      )
      .execute();
    await enter()
      .expression((from) =>
        from
          .selectFrom('newsletters')
          .select([sql`'letter-' || newsletter_id`.as('entry_id'), sql`'newsletter'`.as('action')])
          .select(['newsletter_id', 'mailed_at', ...done, sql`0`.as('mails'), ...nobody])
          .where('mailed_at', 'is not', null),
      )
      .execute();
    await enter()
      .expression((from) =>
        from
          .selectFrom('outbox')
          .select([sql`'reel-' || min(mail_id)`.as('entry_id'), sql`'reel'`.as('action')])
          .select(['reel_id', 'created_at', ...done, sql`count(*)`.as('mails')])
          .select([sql`''`.as('reason'), 'staff_id'])
          .where('reel_id', 'is not', null)
          .groupBy(['reel_id', 'created_at', 'staff_id']),
      )
      .execute();
  },
};
