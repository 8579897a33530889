import type { Kysely, Migration } from 'kysely';

/** Agencies, the people who sign in, and their sessions. */
export const directoryStart: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('agencies')
      .addColumn('abbreviation', 'text', (column) => column.primaryKey())
      .addColumn('database_name', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('staff')
      .addColumn('staff_id', 'text', (column) => column.primaryKey())
      .addColumn('agency', 'text', (column) => column.notNull().references('agencies.abbreviation'))
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('privilege', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.staff_id').onDelete('cascade'),
      )
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('staff_by_agency').on('staff').column('agency').execute();
    await db.schema.createIndex('sessions_by_person').on('sessions').column('staff_id').execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
  },
};
