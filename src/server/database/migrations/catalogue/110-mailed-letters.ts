import type { Kysely, Migration } from 'kysely';
import { key, needed, partOf } from '../columns';

/** What a newsletter said each time it was mailed: the page that the letter leads to goes on saying it. */
export const mailedLetters: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('mailed_letters')
      .addColumn('token', 'text', key)
      .addColumn('newsletter_id', 'text', partOf('newsletters.newsletter_id'))
      .addColumn('content', 'text', needed)
      .addColumn('mailed_at', 'text', needed)
      .execute();
    await schema.createIndex('letters_by_newsletter').on('mailed_letters').column('newsletter_id').execute();
  },
};
