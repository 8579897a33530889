import type { Kysely, Migration } from 'kysely';

/** A resume is switched on and off, and one that was taken away can be taken back for a while. */
export const resumeSwitch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('resumes')
      .addColumn('online', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('resumes').addColumn('left_at', 'text').execute();
  },
};
