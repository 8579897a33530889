import type { Kysely, Transaction } from 'kysely';
import type { AgencyRow, Directory } from '../database/schema';
import { transact } from '../database/transact';

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

/**
 * What the directory has of an agency, to one change of its catalogue: that may run again beside another that failed,
 * and finds the agency then as it first found it, and rewrites it no second time.
 */
export function agencyOfChange(
  directory: Kysely<Directory>,
  abbreviation: string,
  read: () => Promise<AgencyRow>,
) {
  let before: AgencyRow | undefined;
  return {
    agencyRow: async (): Promise<AgencyRow> => before ?? read(),
    async rewriteAgency(rewrite: (row: AgencyRow) => Partial<AgencyRow>): Promise<void> {
      before ??= await transact(directory, (changing) => rewriteAgency(changing, abbreviation, rewrite));
    },
  };
}
