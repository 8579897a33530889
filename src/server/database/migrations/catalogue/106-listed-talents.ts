import { type Kysely, type Migration, sql } from 'kysely';
import { comparedNames } from '../../comparedNames';

type Column =
  | 'talent_id'
  | 'first_name'
  | 'last_name'
  | 'city'
  | 'first_name_folded'
  | 'last_name_folded'
  | 'city_folded'
  | 'name_order'
  | 'city_order';
type Tables = Readonly<Record<'talents', Readonly<Record<Column, string>>>>;

/**
 * Names and cities of talents stand there as lists order them too, so that the database itself does. Most are as they are
 * folded; the rest is written here.
 */
export const listedTalents: Migration = {
  async up(db: Kysely<Tables>) {
    for (const column of ['name_order', 'city_order'])
      await db.schema
        .alterTable('talents')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    await db
      .updateTable('talents')
      .set({
        name_order: sql`last_name_folded || '\t' || first_name_folded`,
        city_order: sql.ref('city_folded'),
      })
      .execute();
    const rows = await db
      .selectFrom('talents')
      .select(['talent_id', 'first_name', 'last_name', 'city', 'name_order', 'city_order'])
      .execute();
    for (const { talent_id, first_name, last_name, city, ...before } of rows) {
      const { name_order, city_order } = comparedNames({ firstName: first_name, lastName: last_name, city });
      if (name_order !== before.name_order || city_order !== before.city_order)
        await db
          .updateTable('talents')
          .set({ name_order, city_order })
          .where('talent_id', '=', talent_id)
          .execute();
    }
  },
};
