import type { Kysely, Migration } from 'kysely';

/** Since when an agency's people may not come in, and nothing of it is shown or sent; all that it has stays. */
export const directoryDisabledAgencies: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('agencies').addColumn('disabled_at', 'text').execute();
  },
};
