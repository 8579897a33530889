import type { Kysely, Migration } from 'kysely';
import { needed, partOf } from '../columns';

const texts = [
  ...['address', 'postal_code', 'email', 'email2', 'phone', 'phone2'],
  ...['birth_date', 'birth_city', 'nationality', 'family_situation'],
  ...['union_name', 'leave_fund_number', 'emergency_contact', 'emergency_phone'],
  ...['homepage', 'moon_url', 'imdb_url', 'agents', 'old_index'],
] as const;

/** Talents' own records, and their secrets as sealed texts. A talent without a row has an empty record. */
export const talentRecords: Migration = {
  async up(db: Kysely<unknown>) {
    const records = texts.reduce(
      (table, column) => table.addColumn(column, 'text', needed),
      db.schema
        .createTable('talent_records')
        .addColumn('talent_id', 'text', (column) => partOf('talents.talent_id')(column).primaryKey())
        .addColumn('version', 'integer', needed)
        .addColumn('licence_b', 'integer', needed)
        .addColumn('licence_heavy', 'integer', needed),
    );
    await records.execute();
    await db.schema
      .createTable('talent_secrets')
      .addColumn('talent_id', 'text', (column) => partOf('talents.talent_id')(column).primaryKey())
      .addColumn('version', 'integer', needed)
      .addColumn('social_security_number', 'text')
      .addColumn('site_login', 'text')
      .addColumn('site_password', 'text')
      .execute();
  },
};
