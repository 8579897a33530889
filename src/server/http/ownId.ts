import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { Refused } from './handler';
import { keyOf, type LiveTable, liveTables } from './live';

/** The refusal of an id that something has. */
export const idTaken = () => new Refused({ kind: 'conflict', reason: 'idTaken' });

/**
 * Refuses as taken an id of a new row of a table that something in another table has, be it in the trash: history and
 * calendar know things by their ids alone.
 */
export async function requireOwnId(
  catalogue: Kysely<Catalogue>,
  table: LiveTable,
  id: string,
): Promise<void> {
  for (const other of liveTables)
    if (other !== table && (await hasRow(catalogue, other, id))) throw idTaken();
}

const hasRow = async (catalogue: Kysely<Catalogue>, table: LiveTable, id: string) =>
  (await catalogue
    .selectFrom(table as 'films')
    .select('trashed_at')
    .where(keyOf(table) as 'film_id', '=', id)
    .executeTakeFirst()) !== undefined;
