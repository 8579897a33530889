import { type RawBuilder, sql } from 'kysely';

/** So many characters of a text order it: an index of PostgreSQL takes no long ones. */
const ORDERED = 100;

const ordered = (text: string) => sql`substr(${sql.raw(text)}, 1, ${sql.lit(ORDERED)})`;
const NAME = `trim(coalesce(talents.first_name_folded || ' ' || talents.last_name_folded, ''))`;
/** A Chinese or Japanese name is written without a space, the family name first. */
const FAMILY_FIRST = `coalesce(talents.last_name_folded || talents.first_name_folded, '')`;

/** The beginning of a statement that lists films; what follows says which. */
export const listFilms: RawBuilder<unknown> = sql`
  insert into listed_films (film_id, number, title, director, talent, year, duration, words)
  select films.film_id, films.number, ${ordered('films.title_order')}, ${ordered('films.director_folded')},
    ${ordered(NAME)}, ${ordered('films.year')}, films.duration,
    films.title_folded || ' ' || films.director_folded || ' ' || ${sql.raw(NAME)} || ' ' || ${sql.raw(FAMILY_FIRST)}
  from films left join talents on talents.talent_id = films.talent_id`;

/** The columns of films by which they are listed. */
export const COLUMNS = sql.raw(
  'number, title_folded, title_order, director_folded, talent_id, year, duration, trashed_at',
);
