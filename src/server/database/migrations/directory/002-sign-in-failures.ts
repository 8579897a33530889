import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** Attempts to sign in that failed, by account and by address. */
export const directorySignInFailures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('failure_id', 'text', key)
      .addColumn('account', 'text', needed)
      .addColumn('address', 'text', needed)
      .addColumn('at', 'text', needed)
      .execute();
    const index = (column: string) =>
      db.schema
        .createIndex(`sign_in_failures_by_${column}`)
        .on('sign_in_failures')
        .columns([column, 'at'])
        .execute();
    await index('account');
    await index('address');
  },
};
