import type { Kysely, Migration } from 'kysely';
import { key } from '../columns';

/** What the directory knows of each catalogue, so that those in which nothing is to be done are left alone; and the key of the installation. */
export const directoryRestingCatalogues: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ['catalogue_form', 'awake_until', 'wakes_at', 'tidied_at'] as const)
      await schema
        .alterTable('agencies')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute();
    await schema
      .alterTable('agencies')
      .addColumn('queue_states', 'text', (text) => text.notNull().defaultTo('[]'))
      .execute();
    await schema.createIndex('agencies_by_waking').on('agencies').column('wakes_at').execute();
    await schema.createTable('key_proofs').addColumn('sealed', 'text', key).execute();
  },
};
