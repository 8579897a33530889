import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** Where an account stands and what it may see, when its person was last there, sessions that are locked, and the links and codes by which people prove who they are. */
export const directoryAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('staff')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('active'))
      .execute();
    await db.schema
      .alterTable('staff')
      .addColumn('sees_secrets', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('staff').addColumn('last_seen_at', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('locked_at', 'text').execute();
    await db.schema
      .createTable('account_tokens')
      .addColumn('token_hash', 'text', key)
      .addColumn('purpose', 'text', needed)
      .addColumn('staff_id', 'text', (column) => column.references('staff.staff_id').onDelete('cascade'))
      .addColumn('email', 'text', needed)
      .addColumn('created_at', 'text', needed)
      .addColumn('expires_at', 'text', needed)
      .execute();
    await db.schema.createIndex('account_tokens_by_person').on('account_tokens').column('staff_id').execute();
  },
};
