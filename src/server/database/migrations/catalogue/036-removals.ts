import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** Files whose rows are gone stand here until they are gone too, whatever happens to the server in between. */
export const removals: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('removals')
      .addColumn('path', 'text', key)
      .addColumn('at', 'text', needed)
      .execute();
  },
};
