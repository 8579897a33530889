import { type Kysely, sql } from 'kysely';
import { countFilms, ofFilm } from './count';

/** Triggers count the films on reels. */
export async function followOnSqlite(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create trigger reel_films_in after insert on reel_films begin ${countFilms(sql`new.reel_id`)}; end`,
    sql`create trigger reel_films_out after delete on reel_films begin ${countFilms(sql`old.reel_id`)}; end`,
    sql`create trigger reel_films_moved after update of reel_id, film_id on reel_films begin
      ${countFilms(sql`old.reel_id, new.reel_id`)};
    end`,
    sql`create trigger reel_films_changed after update of duration, trashed_at on films begin ${countFilms(ofFilm)}; end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
