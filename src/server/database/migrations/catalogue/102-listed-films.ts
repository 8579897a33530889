import { type Kysely, type Migration, sql } from 'kysely';
import { isSqlite } from '../../json';
import { needed } from '../columns';
import { inSchemaOf } from '../inSchemaOf';
import { addTitleOrder } from '../titleOrder';
import { listFilms } from './listedFilms/fill';
import { followOnPostgres } from './listedFilms/postgres';
import { followOnSqlite } from './listedFilms/sqlite';

/**
 * Films that are not in the trash, as lists find and order them, in a table of its own that the database keeps by itself:
 * a part of 100,000, in any order, is read without looking at all others, and a search looks at an index of trigrams.
 */
export const listedFilms: Migration = {
  async up(db: Kysely<never>) {
    await addTitleOrder(db, 'films', 'film_id');
    await db.schema.dropIndex('films_found').ifExists().execute();
    await db.schema
      .createTable('listed_films')
      .addColumn('row_id', 'integer', (column) =>
        isSqlite(db) ? column.primaryKey() : column.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('film_id', 'text', (column) => column.notNull().unique())
      .addColumn('number', 'integer', needed)
      .addColumn('title', 'text', needed)
      .addColumn('director', 'text', needed)
      .addColumn('talent', 'text', needed)
      .addColumn('year', 'text', needed)
      .addColumn('duration', 'integer', needed)
      .addColumn('words', 'text', needed)
      .execute();
    await inSchemaOf(db);
    await sql`${listFilms} where films.trashed_at is null order by films.number, films.film_id`.execute(db);
    await (isSqlite(db) ? followOnSqlite(db) : followOnPostgres(db));
    for (const column of ['number', 'duration']) await inOrder(db, column, false);
    for (const column of ['title', 'director', 'talent', 'year']) await inOrder(db, column, true);
  },
};

/** An index in the order of a column, and of equals by their numbers; texts of nothing come last. */
async function inOrder(db: Kysely<never>, column: string, isText: boolean) {
  const index = db.schema.createIndex(`listed_films_by_${column}`).on('listed_films');
  const ordered = isText
    ? index.expression(sql`(${sql.ref(column)} = '')`).column(column)
    : index.column(column);
  await (column === 'number' ? ordered : ordered.column('number')).column('row_id').execute();
}
