import type { Kysely, Migration } from 'kysely';

/** A person takes an upload that has come to its end off their list, for good. */
export const dismissedUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('upload_processes').addColumn('dismissed_at', 'text').execute();
  },
};
