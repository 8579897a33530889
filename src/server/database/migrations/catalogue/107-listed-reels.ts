import { type Kysely, type Migration, sql } from 'kysely';
import { isSqlite } from '../../json';
import { needed } from '../columns';
import { inSchemaOf } from '../inSchemaOf';
import { addTitleOrder } from '../titleOrder';
import { countFilms } from './listedReels/count';
import { followOnPostgres } from './listedReels/postgres';
import { followOnSqlite } from './listedReels/sqlite';

/**
 * Titles of reels stand there as a list orders them, and what films are on each as the database counts them by itself: a part
 * of all reels is put in order without looking at the films of all.
 */
export const listedReels: Migration = {
  async up(db: Kysely<never>) {
    await addTitleOrder(db, 'reels', 'reel_id');
    for (const column of ['film_count', 'film_seconds'])
      await db.schema
        .alterTable('reels')
        .addColumn(column, 'integer', (added) => needed(added).defaultTo(0))
        .execute();
    await inSchemaOf(db);
    await countFilms(sql`select reel_id from reels`).execute(db);
    await (isSqlite(db) ? followOnSqlite(db) : followOnPostgres(db));
  },
};
