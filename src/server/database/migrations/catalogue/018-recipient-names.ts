import type { Kysely, Migration } from 'kysely';

/** A mail says the name that was written with its recipient's address; and what was sent of a reel is found by the reel. */
export const recipientNames: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('outbox')
      .addColumn('recipient_name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('outbox_reel').on('outbox').columns(['reel_id', 'created_at']).execute();
  },
};
