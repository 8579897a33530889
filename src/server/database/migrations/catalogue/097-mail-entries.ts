import { expressionBuilder, type Kysely, type Migration, sql } from 'kysely';

/** The tables as they stand now, as far as this reads them. */
interface Before {
  outbox: {
    entry_id: string | null;
    reel_id: string | null;
    status: string;
    is_private: number;
    created_at: string;
  };
  newsletters: { newsletter_id: string; mailed_at: string | null };
  calendar_entries: { entry_id: string; action: string; subject_id: string; status: string; at: string };
}

/**
 * A mail names what the calendar tells of it, so that what is only kept in the outbox is not told of as sent. Of the mails
 * that are there, those that went into the outbox at the instant of an entry name it; a newsletter of which nothing else
 * was mailed is one that was not mailed yet.
 */
export const mailEntries: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema.alterTable('outbox').addColumn('entry_id', 'text').execute();
    await db.schema.createIndex('mails_by_entry').on('outbox').columns(['entry_id', 'status']).execute();
    await db.schema.createIndex('calendar_by_subject').on('calendar_entries').column('subject_id').execute();
    await db.updateTable('outbox').set({ entry_id: entryOfMail }).where('is_private', '=', 0).execute();
    await db
      .updateTable('newsletters')
      .set({ mailed_at: entriesOfLetter(false).select(({ fn }) => fn.max('entry.at').as('at')) })
      .where(({ exists }) => exists(entriesOfLetter(true).select('entry.entry_id')))
      .execute();
  },
};

const from = expressionBuilder<Before>();

const entryOfMail = from
  .selectFrom('calendar_entries')
  .select(({ fn }) => fn.min('calendar_entries.entry_id').as('entry_id'))
  .where('calendar_entries.status', '=', 'done')
  .where('calendar_entries.at', '=', sql.ref<string>('outbox.created_at'))
  .where(({ or, and, eb }) =>
    or([
      and([
        eb('action', '=', 'reel'),
        eb('calendar_entries.subject_id', '=', sql.ref<string>('outbox.reel_id')),
      ]),
      and([eb('action', '=', 'newsletter'), sql<boolean>`${sql.ref('outbox.reel_id')} is null`]),
    ]),
  );

/** The mailings of the newsletter whose row is looked at: those that are only kept, or the others. */
const entriesOfLetter = (isKept: boolean) =>
  from
    .selectFrom('calendar_entries as entry')
    .where('entry.action', '=', 'newsletter')
    .where('entry.status', '=', 'done')
    .where('entry.subject_id', '=', sql.ref<string>('newsletters.newsletter_id'))
    .where(({ exists, not, selectFrom }) => {
      const kept = exists(
        selectFrom('outbox')
          .select('outbox.entry_id')
          .whereRef('outbox.entry_id', '=', 'entry.entry_id')
          .where('outbox.status', '=', 'storedLocally'),
      );
      return isKept ? kept : not(kept);
    });
