import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FilmOrder } from '../../contract/scripts/filmWindows';
import { isSqlite } from '../database/json';
import { holds } from '../database/like';
import { foundAndTotal } from '../database/listWindow';
import type { Catalogue } from '../database/schema';

/** The shortest word that an index of trigrams finds, in characters. */
const TRIGRAM = 3;

/** A search by which one of so many films is found finds much. */
const MUCH = 20;

/**
 * The films that are not in the trash whose words hold each of some signs, folded. Where much is found it is quicker to go
 * through the list in its order than to put in order what was found.
 */
export const listedFilms = (db: Kysely<Catalogue>, signs: readonly string[], isMuch = false) =>
  db
    .selectFrom('listed_films')
    .where(({ and }) => and((isSqlite(db) ? sqliteHolds : postgresHolds)(signs, isMuch)));

/** How many they are, of how many; and the films themselves, to be put in order. */
export async function countedFilms(db: Kysely<Catalogue>, signs: readonly string[]) {
  const count = (of: readonly string[]) =>
    listedFilms(db, of).select(({ fn }) => fn.countAll<number>().as('rows'));
  const { found, total } = await foundAndTotal(db, count(signs), count([]));
  return { found, total, films: listedFilms(db, signs, found * MUCH > total) };
}

const postgresHolds = (words: readonly string[]) => words.map((word) => holds(listed('words'), word));

function sqliteHolds(signs: readonly string[], isMuch: boolean): readonly RawBuilder<boolean>[] {
  const isLong = (word: string) => [...word].length >= TRIGRAM;
  const phrases = signs.filter(isLong).map((word) => `"${word.replaceAll('"', '""')}"`);
  const match = sql`select rowid from listed_film_words where listed_film_words match ${phrases.join(' ')}`;
  const short = signs
    .filter((word) => !isLong(word))
    .map((word) => sql<boolean>`instr(listed_films.words, ${word}) > 0`);
  // With a sign before it, a column is not looked up in an index.
  if (isMuch) return [...(phrases.length > 0 ? [sql<boolean>`+row_id in (${match})`] : []), ...short];
  const scan = short.map((holding) => sql`select row_id from listed_films where ${holding}`);
  return [...(phrases.length > 0 ? [match] : []), ...scan].map((ids) => sql<boolean>`row_id in (${ids})`);
}

const columns = {
  number: 'number',
  title: 'title',
  director: 'director',
  talent: 'talent',
  year: 'year',
  length: 'duration',
} as const satisfies Record<FilmOrder, string>;

const listed = (name: string) => sql.ref(`listed_films.${name}`);

/** What a list is ordered by, for an index that goes both ways: what has nothing there is the last. */
export function ordersOf(order: FilmOrder): readonly RawBuilder<unknown>[] {
  const column = listed(columns[order]);
  const equals = [listed('number'), listed('row_id')];
  if (order === 'number') return equals;
  return order === 'length' ? [column, ...equals] : [sql`(${column} = '')`, column, ...equals];
}
