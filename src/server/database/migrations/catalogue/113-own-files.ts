import type { Kysely, Migration } from 'kysely';

/** A picture that was sent for a film has a file of its own, and takes no other's place; all had one name before. */
export const ownFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('films')
      .addColumn('own_file', 'text', (column) => column.notNull().defaultTo('own.jpg'))
      .execute();
  },
};
