import type { Kysely, Migration } from 'kysely';
import { newId } from '../../../ids';

interface Before {
  newsletters: { newsletter_id: string; mailed_at: string | null; public_token: string };
}

/** The page of a newsletter for those outside has an address that nobody can guess; what was mailed before keeps the one in its mails. */
export const newsletterTokens: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .alterTable('newsletters')
      .addColumn('public_token', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const rows = await db.selectFrom('newsletters').select(['newsletter_id', 'mailed_at']).execute();
    for (const { newsletter_id, mailed_at } of rows)
      await db
        .updateTable('newsletters')
        .set({ public_token: mailed_at === null ? newId() : newsletter_id })
        .where('newsletter_id', '=', newsletter_id)
        .execute();
    await db.schema.createIndex('newsletters_by_token').on('newsletters').column('public_token').execute();
  },
};
