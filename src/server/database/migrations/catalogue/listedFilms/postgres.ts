import { type Kysely, sql } from 'kysely';
import { COLUMNS, listFilms } from './fill';

/**
 * Triggers keep the films that are listed. Their words have an index of trigrams (pg_trgm, which the owner of a database may
 * add from PostgreSQL 13 on) where it can be had; where it cannot, a search looks through the words of all.
 */
export async function followOnPostgres(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create function list_film() returns trigger language plpgsql set search_path from current as $$ begin
      if tg_op <> 'INSERT' then delete from listed_films where film_id = old.film_id; end if;
      if tg_op <> 'DELETE' then ${listFilms} where films.film_id = new.film_id and films.trashed_at is null; end if;
      return null;
    end $$`,
    sql`create function list_films_of_talent() returns trigger language plpgsql set search_path from current as $$ begin
      delete from listed_films where film_id in (select film_id from films where talent_id = new.talent_id);
      ${listFilms} where films.talent_id = new.talent_id and films.trashed_at is null;
      return null;
    end $$`,
    sql`create trigger listed_films_in_out after insert or delete on films for each row execute function list_film()`,
    sql`create trigger listed_films_changed after update of ${COLUMNS} on films for each row execute function list_film()`,
    sql`create trigger listed_films_renamed after insert or update of first_name_folded, last_name_folded on talents
      for each row execute function list_films_of_talent()`,
    sql`do $$ declare place text; begin
      create extension if not exists pg_trgm with schema public;
      select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
      execute format('create index listed_films_words on listed_films using gin (words %I.gin_trgm_ops)', place);
    exception when insufficient_privilege or feature_not_supported or undefined_file or invalid_schema_name then
      raise notice 'pg_trgm cannot be had: a search looks through all films';
    end $$`,
  ];
  for (const statement of statements) await statement.execute(db);
}
