import type { Kysely, Transaction } from 'kysely';
import type { AgencyRow, Directory } from '../database/schema';

/** What the directory has of an agency that is there. */
export const findAgency = (directory: Kysely<Directory>, abbreviation: string): Promise<AgencyRow> =>
  directory
    .selectFrom('agencies')
    .selectAll()
    .where('abbreviation', '=', abbreviation)
    .executeTakeFirstOrThrow();

/** Writes some of it, of what is there now; returns how it was. */
export async function rewriteAgency(
  directory: Transaction<Directory>,
  abbreviation: string,
  rewrite: (row: AgencyRow) => Partial<AgencyRow>,
): Promise<AgencyRow> {
  const row = await findAgency(directory, abbreviation);
  await directory
    .updateTable('agencies')
    .set(rewrite(row))
    .where('abbreviation', '=', abbreviation)
    .execute();
  return row;
}
