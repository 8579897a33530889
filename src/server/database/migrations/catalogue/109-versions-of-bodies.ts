import type { Kysely, Migration } from 'kysely';

/** A body out of which somebody's name was taken is another one to whoever keeps it ready for sending. */
export const versionsOfBodies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('mail_bodies')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
