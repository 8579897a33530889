import type { Kysely, Migration } from 'kysely';

/** Who changed a talent's secrets last: nobody is in conflict with his own save. */
export const secretAuthors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('talent_secrets').addColumn('changed_by', 'text').execute();
  },
};
