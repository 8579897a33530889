import { type Kysely, type Migration, sql } from 'kysely';
import { isSqlite } from '../../json';
import { addFolded } from '../foldedColumn';

/**
 * A film's director and a talent's first name stand there as a search compares them too. Films that are not in the trash are
 * found in the order of their numbers, and those that cannot be played counted, without looking at the films themselves:
 * what a search looks through stands in the index, but on PostgreSQL, where the texts of an index may not be long.
 */
export const foldedPeople: Migration = {
  async up(db: Kysely<never>) {
    await addFolded(db, 'films', 'film_id', 'director');
    await addFolded(db, 'talents', 'talent_id', 'first_name');
    const there = (name: string, columns: readonly string[]) =>
      db.schema
        .createIndex(name)
        .on('films')
        .columns([...columns])
        .where(sql.ref('trashed_at'), 'is', null)
        .execute();
    await there('films_counted', ['duration', 'process_id']);
    const searched = isSqlite(db) ? ['talent_id', 'title_folded', 'director_folded'] : [];
    await there('films_found', ['number', 'film_id', ...searched]);
  },
};
