import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** Posters among a talent's reels: two lines of words and a picture, which is uploaded before the poster is saved. */
export const posters: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const name of ['subtitle_1', 'subtitle_2', 'picture'])
      await schema
        .alterTable('reels')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await schema
      .createTable('reel_pictures')
      .addColumn('picture', 'text', key)
      .addColumn('added_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .execute();
  },
};
