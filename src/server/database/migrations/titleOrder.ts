import { type Kysely, sql } from 'kysely';
import { orderKey } from '../orderKey';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Adds to a table, beside the titles as searches compare them, the titles as lists order them: most are the same. */
export async function addTitleOrder(db: Kysely<Tables>, table: string, key: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('title_order', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable(table)
    .set({ title_order: sql.ref('title_folded') })
    .execute();
  const rows = await db.selectFrom(table).select([key, 'title']).execute();
  for (const { [key]: id = '', title = '' } of rows)
    if (/\d/.test(title.normalize('NFKD')))
      await db
        .updateTable(table)
        .set({ title_order: orderKey(title) })
        .where(key, '=', id)
        .execute();
}
