import type { Kysely, Migration } from 'kysely';
import { key, needed } from '../columns';

/** Logos that were uploaded for the agency; those that it ever had stay, as mails that went out show them. */
export const logos: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('logos')
      .addColumn('logo', 'text', key)
      .addColumn('added_at', 'text', needed)
      .addColumn('staff_id', 'text', needed)
      .addColumn('was_shown', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
