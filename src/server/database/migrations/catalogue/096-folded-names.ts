import { type Kysely, type Migration, sql } from 'kysely';
import { fold } from '../../../../contract/rules/text';

interface Named {
  films: { film_id: string; title: string; title_folded: string };
  talents: { talent_id: string; last_name: string; last_name_folded: string };
}

/** Titles and last names stand there as a search compares them too, so that the database itself looks through them. */
export const foldedNames: Migration = {
  async up(db: Kysely<Named>) {
    await addFolded(db, 'films', 'film_id', 'title');
    await addFolded(db, 'talents', 'talent_id', 'last_name');
  },
};

/** What the database makes lower case by itself is most of it; the rest is folded here. The types are those of films, for either table. */
async function addFolded<T extends keyof Named>(
  db: Kysely<Named>,
  name: T,
  key: keyof Named[T] & string,
  column: keyof Named[T] & string,
): Promise<void> {
  const [table, id] = [name as 'films', key as 'film_id'];
  const [text, folded] = [column as 'title', `${column}_folded` as 'title_folded'];
  await db.schema
    .alterTable(name)
    .addColumn(folded, 'text', (added) => added.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable(table)
    .set({ [folded]: sql`lower(${sql.ref(text)})` })
    .execute();
  const rows = await db.selectFrom(table).select([id, text, folded]).execute();
  for (const row of rows)
    if (fold(row[text]) !== row[folded])
      await db
        .updateTable(table)
        .set({ [folded]: fold(row[text]) })
        .where(id, '=', row[id])
        .execute();
}
