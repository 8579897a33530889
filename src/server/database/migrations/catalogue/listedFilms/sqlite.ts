import { type Kysely, sql } from 'kysely';
import { COLUMNS, listFilms } from './fill';

const unlist = sql`delete from listed_films where film_id`;

/** Triggers keep the films that are listed, and an index of trigrams of their words (FTS5), without traces of what is deleted. */
export async function followOnSqlite(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create virtual table listed_film_words using fts5(words, content='listed_films', content_rowid='row_id', tokenize='trigram')`,
    sql`insert into listed_film_words (listed_film_words, rank) values ('secure-delete', 1)`,
    sql`insert into listed_film_words (listed_film_words) values ('rebuild')`,
    sql`create trigger listed_films_words_in after insert on listed_films begin
      insert into listed_film_words (rowid, words) values (new.row_id, new.words);
    end`,
    sql`create trigger listed_films_words_out after delete on listed_films begin
      insert into listed_film_words (listed_film_words, rowid, words) values ('delete', old.row_id, old.words);
    end`,
    sql`create trigger listed_films_in after insert on films when new.trashed_at is null begin
      ${listFilms} where films.film_id = new.film_id;
    end`,
    sql`create trigger listed_films_changed after update of ${COLUMNS} on films begin
      ${unlist} = old.film_id;
      ${listFilms} where films.film_id = new.film_id and films.trashed_at is null;
    end`,
    sql`create trigger listed_films_out after delete on films begin ${unlist} = old.film_id; end`,
    sql`create trigger listed_films_renamed after update of first_name_folded, last_name_folded on talents begin
      ${unlist} in (select film_id from films where talent_id = new.talent_id);
      ${listFilms} where films.talent_id = new.talent_id and films.trashed_at is null;
    end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
