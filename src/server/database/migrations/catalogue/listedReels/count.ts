import { type RawBuilder, sql } from 'kysely';

const films = (told: RawBuilder<unknown>) => sql`(select ${told} from reel_films
  join films on films.film_id = reel_films.film_id
  where reel_films.reel_id = reels.reel_id and films.trashed_at is null)`;

/** The statement that counts the films on some reels, by the reels' ids. */
export const countFilms = (reelIds: RawBuilder<unknown>) => sql`update reels
  set film_count = ${films(sql`count(*)`)}, film_seconds = ${films(sql`coalesce(sum(films.duration), 0)`)}
  where reel_id in (${reelIds})`;

/** The reels on which a film stands, as a trigger names it. */
export const ofFilm = sql`select reel_id from reel_films where film_id = new.film_id`;
