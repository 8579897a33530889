import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Settings } from '../settings';
import { migrateCatalogue, migrateDirectory } from './migrate';
import type { Catalogue, Directory } from './schema';
import { sqliteDialect } from './sqlite';
import { takeTurns } from './transact';

/** Where the installation's databases are: files of SQLite, or schemas of one PostgreSQL. All are migrated when opened. */
export interface Store {
  openDirectory(): Promise<Kysely<Directory>>;
  openCatalogue(abbreviation: string): Promise<Kysely<Catalogue>>;
  close(): Promise<void>;
}

/** The folder of an agency; the abbreviation is the directory's own, never a caller's word. */
export const agencyFolder = (dataFolder: string, abbreviation: string) =>
  join(dataFolder, 'agencies', abbreviation);

/** The store that the settings name: PostgreSQL with DATABASE_URL, SQLite in the data folder without. */
export function openStore(settings: Settings): Promise<Store> {
  return settings.databaseUrl === undefined
    ? Promise.resolve(sqliteStore(settings.dataFolder))
    : postgresStore(settings.databaseUrl);
}

function sqliteStore(dataFolder: string): Store {
  const opened: { destroy(): Promise<void> }[] = [];
  const open = <T>(path: string) => {
    const db = new Kysely<T>({ dialect: sqliteDialect(path) });
    opened.push(db);
    return db;
  };
  return {
    async openDirectory() {
      await mkdir(dataFolder, { recursive: true });
      const db = open<Directory>(join(dataFolder, 'directory.sqlite'));
      await migrateDirectory(db);
      return db;
    },
    async openCatalogue(abbreviation) {
      const folder = agencyFolder(dataFolder, abbreviation);
      await mkdir(folder, { recursive: true });
      const db = open<Catalogue>(join(folder, 'catalogue.sqlite'));
      await migrateCatalogue(db);
      return db;
    },
    async close() {
      await Promise.all(opened.splice(0).map((db) => db.destroy()));
    },
  };
}

async function postgresStore(url: string): Promise<Store> {
  const { openPool } = await import('./postgres');
  const pool = openPool(url);
  const patient = openPool(url, { isPatient: true });
  const open = <T>(schema: string, connections = pool) =>
    new Kysely<T>({ dialect: new PostgresDialect({ pool: connections }) }).withSchema(schema);
  return {
    async openDirectory() {
      await migrateDirectory(open<Directory>('directory', patient), 'directory');
      return open<Directory>('directory');
    },
    async openCatalogue(abbreviation) {
      const schema = `agency_${abbreviation.toLowerCase()}`;
      await migrateCatalogue(open<Catalogue>(schema, patient), schema);
      return takeTurns(open<Catalogue>(schema), schema);
    },
    close: async () => void (await Promise.all([pool.end(), patient.end()])),
  };
}
