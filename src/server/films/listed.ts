import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FilmOrder } from '../../contract/scripts/filmWindows';
import { searchWords } from '../../contract/rules/text';
import { isSqlite } from '../database/json';
import { holds } from '../database/like';
import type { Catalogue } from '../database/schema';

/** The shortest word that an index of trigrams finds, in characters. */
const TRIGRAM = 3;

interface Looked {
  readonly search: string;
  /** Where much is found it is quicker to go through the list in its order than to put in order what was found. */
  readonly isMuch?: boolean;
}

/** The films that are not in the trash and in which every word of a search occurs. */
export const listedFilms = (db: Kysely<Catalogue>, { search, isMuch = false }: Looked) =>
  db
    .selectFrom('listed_films')
    .where(({ and }) => and((isSqlite(db) ? sqliteHolds : postgresHolds)(searchWords(search), isMuch)));

const postgresHolds = (words: readonly string[]) => words.map((word) => holds(listed('words'), word));

function sqliteHolds(words: readonly string[], isMuch: boolean): readonly RawBuilder<boolean>[] {
  const isLong = (word: string) => [...word].length >= TRIGRAM;
  const phrases = words.filter(isLong).map((word) => `"${word.replaceAll('"', '""')}"`);
  // With a sign before it, a column is not looked up in an index.
  const row = isMuch ? sql`+row_id` : sql`row_id`;
  return [
    ...(phrases.length === 0
      ? []
      : [
          sql<boolean>`${row} in (select rowid from listed_film_words where listed_film_words match ${phrases.join(' ')})`,
        ]),
    ...words
      .filter((word) => !isLong(word))
      .map((word) => sql<boolean>`instr(${listed('words')}, ${word}) > 0`),
  ];
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
