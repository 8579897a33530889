import type { Kysely, Migration } from 'kysely';

/** With an answer stands what it was asked for: the same request id with other content is no second try. */
export const requestFingerprints: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('handled_requests').addColumn('fingerprint', 'text').execute();
  },
};
