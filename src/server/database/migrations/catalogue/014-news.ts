import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** News can be edited by two people, can be in the trash, and have pictures that were uploaded for them. */
export const newsWriting: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('news')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema.alterTable('news').addColumn('trashed_at', 'text').execute();
    await schema
      .createTable('news_pictures')
      .addColumn('picture', 'text', key)
      .addColumn('added_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .execute();
  },
};
