import { type Kysely, type Migration, sql } from 'kysely';
import { isSqlite } from '../../json';
import { addFolded } from '../foldedColumn';

/**
 * A talent's city stands there as a search compares it too. Talents that are not in the trash are found, and listed, in their
 * order, and counted by profession, without looking at the talents themselves: what a search looks through stands in the
 * index, but on PostgreSQL, where the texts of an index may not be long.
 */
export const foundTalents: Migration = {
  async up(db: Kysely<never>) {
    await addFolded(db, 'talents', 'talent_id', 'city');
    const searched = isSqlite(db)
      ? ['category_id', 'first_name_folded', 'last_name_folded', 'city_folded']
      : [];
    await db.schema
      .createIndex('talents_found')
      .on('talents')
      .columns(['online desc', 'last_name', 'first_name', 'talent_id', ...searched] as never)
      .where(sql.ref('trashed_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('talents_counted')
      .on('talents')
      .column('category_id')
      .where(sql.ref('trashed_at'), 'is', null)
      .execute();
  },
};
