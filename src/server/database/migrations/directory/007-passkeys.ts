import type { Kysely, Migration } from 'kysely';
import { key, needed, partOf } from '../columns';

/** Passkeys of people, how many each has, and the challenges that wait to be signed with one. */
export const directoryPasskeys: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('staff')
      .addColumn('passkeys', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('passkeys')
      .addColumn('passkey_id', 'text', key)
      .addColumn('staff_id', 'text', partOf('staff.staff_id'))
      .addColumn('name', 'text', needed)
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', needed)
      .addColumn('counter', 'bigint', needed)
      .addColumn('transports', 'text', needed)
      .addColumn('made_at', 'text', needed)
      .addColumn('used_at', 'text')
      .execute();
    await schema.createIndex('passkeys_by_person').on('passkeys').column('staff_id').execute();
    await schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', key)
      .addColumn('staff_id', 'text', partOf('staff.staff_id'))
      .addColumn('purpose', 'text', needed)
      .addColumn('expires_at', 'text', needed)
      .execute();
  },
};
