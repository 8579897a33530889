import { type Kysely, sql } from 'kysely';
import { fold } from '../../../contract/rules/text';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Adds to a table what a text column of it is to a search, under its name and `_folded`. What the database makes lower case by
 * itself is most of it; the rest is folded here.
 */
export async function addFolded(
  db: Kysely<Tables>,
  table: string,
  key: string,
  column: string,
): Promise<void> {
  const folded = `${column}_folded`;
  await db.schema
    .alterTable(table)
    .addColumn(folded, 'text', (added) => added.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable(table)
    .set({ [folded]: sql`lower(${sql.ref(column)})` })
    .execute();
  const rows = await db.selectFrom(table).select([key, column, folded]).execute();
  for (const { [key]: id = '', [column]: text = '', [folded]: lower } of rows)
    if (fold(text) !== lower)
      await db
        .updateTable(table)
        .set({ [folded]: fold(text) })
        .where(key, '=', id)
        .execute();
}
