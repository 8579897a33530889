import type { Kysely, Selectable } from 'kysely';
import type { Catalogue } from '../database/schema';
import { Refused } from './handler';

/** The tables of things that can be in the trash, with their keys: one that is missing here does not compile. */
const keys: {
  readonly [
    T in keyof Catalogue as Catalogue[T] extends { trashed_at: string | null } ? T : never
  ]: keyof Catalogue[T] & string;
} = {
  talents: 'talent_id',
  films: 'film_id',
  reels: 'reel_id',
  news: 'news_id',
  newsletters: 'newsletter_id',
  screens: 'screen_id',
};
export type LiveTable = keyof typeof keys;
/** All of them. */
export const liveTables = Object.keys(keys) as LiveTable[];

/** The column that holds the ids of such a table. */
export const keyOf = (table: LiveTable): string => keys[table];

/** The row of an id, or nothing when the agency has none or has it in the trash. */
export async function findLive<T extends LiveTable>(
  db: Kysely<Catalogue>,
  table: T,
  id: string,
): Promise<Selectable<Catalogue[T]> | undefined> {
  const found = await db
    .selectFrom(table as 'films')
    .selectAll()
    .where(keys[table] as 'film_id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return found as Selectable<Catalogue[T]> | undefined;
}

/** The same, but refuses as not found. */
export async function live<T extends LiveTable>(
  db: Kysely<Catalogue>,
  table: T,
  id: string,
): Promise<Selectable<Catalogue[T]>> {
  const found = await findLive(db, table, id);
  if (!found) throw new Refused({ kind: 'notFound' });
  return found;
}
