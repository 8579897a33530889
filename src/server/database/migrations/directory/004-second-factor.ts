import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** The second factor of people: the key of an app, sealed; the last code that was taken; and codes for who has lost it. */
export const directorySecondFactor: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ['factor_key', 'factor_prepared'])
      await schema.alterTable('staff').addColumn(column, 'text').execute();
    await schema
      .alterTable('staff')
      .addColumn('factor_step', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', key)
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.staff_id').onDelete('cascade'),
      )
      .addColumn('made_at', 'text', needed)
      .execute();
    await schema.createIndex('recovery_codes_by_person').on('recovery_codes').column('staff_id').execute();
  },
};
