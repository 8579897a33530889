import { type Kysely, sql } from 'kysely';
import { countFilms, ofFilm } from './count';

/** Triggers count the films on reels. */
export async function followOnPostgres(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create function count_reel_films() returns trigger language plpgsql set search_path from current as $$ begin
      if tg_op <> 'INSERT' then ${countFilms(sql`old.reel_id`)}; end if;
      if tg_op <> 'DELETE' then ${countFilms(sql`new.reel_id`)}; end if;
      return null;
    end $$`,
    sql`create function count_reels_of_film() returns trigger language plpgsql set search_path from current as $$ begin
      ${countFilms(ofFilm)};
      return null;
    end $$`,
    sql`create trigger reel_films_in_out after insert or delete or update of reel_id, film_id on reel_films
      for each row execute function count_reel_films()`,
    sql`create trigger reel_films_changed after update of duration, trashed_at on films
      for each row execute function count_reels_of_film()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
