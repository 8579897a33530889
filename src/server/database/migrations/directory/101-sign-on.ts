import type { Kysely, Migration } from 'kysely';
import { needed, partOf } from '../columns';

/** Who people are at a provider of single sign-on, and whether it has answered for a second factor. What is to be signed with a passkey stands among the other tokens. */
export const directorySignOn: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.dropTable('passkey_challenges').execute();
    await schema
      .alterTable('sessions')
      .addColumn('factor_vouched', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('sign_on_identities')
      .addColumn('issuer', 'text', needed)
      .addColumn('subject', 'text', needed)
      .addColumn('staff_id', 'text', partOf('staff.staff_id'))
      .addColumn('made_at', 'text', needed)
      .addPrimaryKeyConstraint('sign_on_identities_key', ['issuer', 'subject'])
      .addUniqueConstraint('sign_on_identities_one_each', ['issuer', 'staff_id'])
      .execute();
  },
};
