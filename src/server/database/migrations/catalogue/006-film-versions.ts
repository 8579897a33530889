import type { Kysely, Migration } from 'kysely';

/** A row version for each film: what an open form knows can be told from what stands there. */
export const filmVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('films')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
