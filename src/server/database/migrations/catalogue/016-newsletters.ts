import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** What is written in newsletters; and mails that have a body in common. */
export const newsletterWriting: Migration = {
  async up({ schema }: Kysely<unknown>) {
    const texts = {
      items: '[]',
      conclusion: '',
      link_type: 'NO',
      link_value: '',
      tracking_id: '',
      text_colour: '#606060',
      back_colour: '#fff',
    };
    for (const [name, first] of Object.entries(texts))
      await schema
        .alterTable('newsletters')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
        .execute();
    await schema
      .alterTable('newsletters')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    for (const name of ['mailed_at', 'trashed_at'])
      await schema.alterTable('newsletters').addColumn(name, 'text').execute();
    await schema
      .createTable('mail_bodies')
      .addColumn('body_id', 'text', key)
      .addColumn('html', 'text', needed)
      .addColumn('text', 'text', needed)
      .addColumn('unsubscribe', 'text', needed)
      .execute();
    await schema.alterTable('outbox').addColumn('body_id', 'text').execute();
  },
};
