import type { Kysely, Migration } from 'kysely';

/** A mail that is for nobody but its recipient, as it carries a link to an account: no colleague reads it in the outbox. */
export const privateMails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('outbox')
      .addColumn('is_private', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
