import { type Kysely, type Migration, sql } from 'kysely';
import { fold } from '../../../../contract/rules/text';

interface Named {
  films: { film_id: string; title: string; title_folded: string };
  talents: { talent_id: string; last_name: string; last_name_folded: string };
}

/**
 * Titles and last names stand there as a search compares them too, so that the database itself looks through them. What
 * it makes lower case by itself is most of that; the rest is folded here.
 */
export const foldedNames: Migration = {
  async up(db: Kysely<Named>) {
    await addText(db, 'films', 'title_folded');
    await db
      .updateTable('films')
      .set({ title_folded: sql`lower(title)` })
      .execute();
    for (const { film_id, title, title_folded } of await db
      .selectFrom('films')
      .select(['film_id', 'title', 'title_folded'])
      .execute())
      if (fold(title) !== title_folded)
        await db
          .updateTable('films')
          .set({ title_folded: fold(title) })
          .where('film_id', '=', film_id)
          .execute();

    await addText(db, 'talents', 'last_name_folded');
    await db
      .updateTable('talents')
      .set({ last_name_folded: sql`lower(last_name)` })
      .execute();
    for (const { talent_id, last_name, last_name_folded } of await db
      .selectFrom('talents')
      .select(['talent_id', 'last_name', 'last_name_folded'])
      .execute())
      if (fold(last_name) !== last_name_folded)
        await db
          .updateTable('talents')
          .set({ last_name_folded: fold(last_name) })
          .where('talent_id', '=', talent_id)
          .execute();
  },
};

const addText = ({ schema }: Kysely<Named>, table: string, column: string) =>
  schema
    .alterTable(table)
    .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
    .execute();
