import type { Kysely } from 'kysely';
import type { Catalogue } from '../../../src/server/database/schema';
import { agencyFolder, openStore } from '../../../src/server/database/store';
import { readSettings } from '../../../src/server/settings';

/** An agency's books and folder, seen beside the running server: what nobody is told over the wire. */
export interface Books {
  readonly catalogue: Kysely<Catalogue>;
  readonly folder: string;
  close(): Promise<void>;
}

/** Opens the books of an agency in a data folder, or in a PostgreSQL beside it. */
export async function openBooks(dataFolder: string, databaseUrl?: string, agency = 'CO'): Promise<Books> {
  const store = await openStore(readSettings({ GREENROOM_DATA: dataFolder, DATABASE_URL: databaseUrl }));
  const catalogue = await store.openCatalogue(agency);
  return { catalogue, folder: agencyFolder(dataFolder, agency), close: () => store.close() };
}
