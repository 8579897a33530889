import type { Kysely, Migration } from 'kysely';

/** The version of a film's pictures, and what an encoding is asked to do. */
export const filmPicturesAndOptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('films')
      .addColumn('picture_version', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('encoding_jobs')
      .addColumn('options', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
