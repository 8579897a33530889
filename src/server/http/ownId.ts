import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { type ReadContext, Refused } from './handler';
import { keyOf, type LiveTable, liveTables } from './live';

/** The refusal of an id that something has. */
export const idTaken = () => new Refused({ kind: 'conflict', reason: 'idTaken' });

/**
 * Refuses as taken an id of a new row of a table that something in another table has, be it in the trash, that a person,
 * a profession or the agency has, or of which the history tells something else: history and calendar know things by their ids alone.
 */
export async function requireOwnId(
  { catalogue, caller, colleagues }: Pick<ReadContext, 'catalogue' | 'caller' | 'colleagues'>,
  table: LiveTable,
  id: string,
): Promise<void> {
  for (const other of liveTables)
    if (other !== table && (await hasRow(catalogue, other, id))) throw idTaken();
  const people = (await colleagues()).map(({ staffId }) => staffId);
  const professions = (await catalogue.selectFrom('categories').select('category_id').execute()).map(
    (row) => row.category_id,
  );
  const others = [caller.agency.abbreviation, ...people, ...professions];
  if (others.includes(id) || (await isToldOf(catalogue, table, id))) throw idTaken();
}

/** What the history tells of things of a table; theirs is free again once they are gone. */
const OWN: Readonly<Partial<Record<LiveTable, string>>> = {
  news: 'news.%',
  newsletters: 'newsletter.%',
  screens: 'screen.%',
};
const OF_ANY: readonly string[] = ['picture.upload', 'trash.restore'];

/** Whether the history tells something else of an id, as of what is gone. */
const isToldOf = async (catalogue: Kysely<Catalogue>, table: LiveTable, id: string) =>
  (await catalogue
    .selectFrom('activity')
    .select('activity_id')
    .where('subject', '=', id)
    .where('script', 'not in', OF_ANY)
    .where('script', 'not like', OWN[table] ?? '')
    .limit(1)
    .executeTakeFirst()) !== undefined;

const hasRow = async (catalogue: Kysely<Catalogue>, table: LiveTable, id: string) =>
  (await catalogue
    .selectFrom(table as 'films')
    .select('trashed_at')
    .where(keyOf(table) as 'film_id', '=', id)
    .executeTakeFirst()) !== undefined;
