import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { type ReadContext, Refused } from './handler';
import { keyOf, type LiveTable, liveTables } from './live';

/** The refusal of an id that something has. */
export const idTaken = () => new Refused({ kind: 'conflict', reason: 'idTaken' });

/**
 * Refuses as taken an id of a new row of a table that something in another table has, be it in the trash, that a person,
 * a profession or the agency has: history and calendar know things by their ids alone.
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
  if (others.includes(id)) throw idTaken();
}

const hasRow = async (catalogue: Kysely<Catalogue>, table: LiveTable, id: string) =>
  (await catalogue
    .selectFrom(table as 'films')
    .select('trashed_at')
    .where(keyOf(table) as 'film_id', '=', id)
    .executeTakeFirst()) !== undefined;
