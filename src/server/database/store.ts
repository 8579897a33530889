import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Settings, SettingsError } from '../settings';
import { AgencyClosed, isDamaged } from './damaged';
import { CATALOGUE_FILE, DIRECTORY_FILE } from './fileNames';
import { migrateCatalogue, migrateDirectory } from './migrate';
import type { Catalogue, Directory } from './schema';
import { sqliteDialect } from './sqlite';
import { takeTurns } from './transact';

/** Where the installation's databases are: files of SQLite, or schemas of one PostgreSQL. All are migrated when opened. */
export interface Store {
  openDirectory(): Promise<Kysely<Directory>>;
  /** Makes it where there is none. */
  openCatalogue(abbreviation: string): Promise<Kysely<Catalogue>>;
  /** Of these agencies, those that have no catalogue. */
  without(abbreviations: readonly string[]): Promise<readonly string[]>;
  /** Ends what this process has open of a catalogue that nobody will ask; connections that others share stay. */
  closeCatalogue(catalogue: Kysely<Catalogue>): Promise<void>;
  /** Removes it for ever; nothing happens where there is none. */
  removeCatalogue(abbreviation: string): Promise<void>;
  close(): Promise<void>;
}

/** The folder of an agency; the abbreviation is the directory's own, never a caller's word. */
export const agencyFolder = (dataFolder: string, abbreviation: string) =>
  join(dataFolder, 'agencies', abbreviation);

/** A catalogue that nobody has asked for so long is closed, in milliseconds. */
const RESTS_AFTER = 60_000;

interface Resting {
  readonly restsAfter?: number;
  /** Called with the agency whose catalogue was closed and is missing when it is opened again. */
  readonly onMissing?: (abbreviation: string) => void;
}

/** The store that the settings name: PostgreSQL with DATABASE_URL, SQLite in the data folder without. */
export function openStore(
  settings: Settings,
  { restsAfter = RESTS_AFTER, onMissing }: Resting = {},
): Promise<Store> {
  return settings.databaseUrl === undefined
    ? Promise.resolve(sqliteStore(settings.dataFolder, restsAfter, onMissing))
    : postgresStore(settings.databaseUrl);
}

interface Closable {
  destroy(): Promise<void>;
}

function sqliteStore(dataFolder: string, restsAfter: number, onMissing: Resting['onMissing']): Store {
  const opened = new Set<Closable>();
  const open = <T>(path: string, rest?: number, whenMissing?: () => void) => {
    const db = new Kysely<T>({ dialect: sqliteDialect(path, rest, whenMissing) });
    opened.add(db);
    return db;
  };
  const close = async (db: Closable) => {
    opened.delete(db);
    await db.destroy();
  };
  const catalogueFile = (abbreviation: string) =>
    join(agencyFolder(dataFolder, abbreviation), CATALOGUE_FILE);
  return {
    async openDirectory() {
      await mkdir(dataFolder, { recursive: true });
      const file = join(dataFolder, DIRECTORY_FILE);
      return opening(
        { open: () => open<Directory>(file), close },
        (db) => migrateDirectory(db, { keepCopy: copyOf(db, file) }),
        () => new SettingsError(`${file} is damaged; put it back from a backup.`),
      );
    },
    async openCatalogue(abbreviation) {
      const file = catalogueFile(abbreviation);
      await mkdir(dirname(file), { recursive: true });
      return opening(
        { open: () => open<Catalogue>(file, restsAfter, () => onMissing?.(abbreviation)), close },
        (db) => migrateCatalogue(db, { keepCopy: copyOf(db, file) }),
        () =>
          new AgencyClosed(
            `${file} is damaged: ${abbreviation} is closed until it is put back from a backup.`,
          ),
      );
    },
    without: (abbreviations) =>
      Promise.resolve(abbreviations.filter((abbreviation) => !existsSync(catalogueFile(abbreviation)))),
    closeCatalogue: close,
    async removeCatalogue(abbreviation) {
      const file = catalogueFile(abbreviation);
      for (const part of [file, `${file}-wal`, `${file}-shm`]) await rm(part, { force: true });
    },
    async close() {
      await Promise.all([...opened].map(close));
    },
  };
}

const schemaOf = (abbreviation: string) => `agency_${abbreviation.toLowerCase()}`;

/** Keeps a file as it is before it is changed; a copy of that form that is there already is of an attempt before. */
const copyOf =
  <T>(db: Kysely<T>, file: string) =>
  async (last: string) => {
    const copy = `${file}.before-the-next-of-${last}`;
    await rm(copy, { force: true });
    await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  };

/** Opens and migrates a database, or closes it again; of one that is damaged it throws what `damaged` says. */
async function opening<T>(
  { open, close }: { open(): Kysely<T>; close(db: Kysely<T>): Promise<void> },
  migrate: (db: Kysely<T>) => Promise<void>,
  damaged: () => Error,
): Promise<Kysely<T>> {
  let db: Kysely<T> | undefined;
  try {
    db = open();
    await migrate(db);
    return db;
  } catch (error) {
    if (db) await close(db);
    throw isDamaged(error) ? damaged() : error;
  }
}

/** Throws SettingsError where the directory of a data folder is missing though there are catalogues: it is not made anew. */
export function requireDirectory(dataFolder: string): void {
  const agencies = join(dataFolder, 'agencies');
  const names = existsSync(agencies) ? readdirSync(agencies) : [];
  const hasCatalogues = names.some((name) => existsSync(join(agencies, name, CATALOGUE_FILE)));
  if (hasCatalogues && !existsSync(join(dataFolder, DIRECTORY_FILE)))
    throw new SettingsError(
      `${join(dataFolder, DIRECTORY_FILE)} is missing, though there are catalogues beside it; put it back from a backup.`,
    );
}

async function postgresStore(url: string): Promise<Store> {
  const { openPool } = await import('./postgres');
  const pool = openPool(url);
  const patient = openPool(url, { isPatient: true });
  const open = <T>(schema: string, connections = pool) =>
    new Kysely<T>({ dialect: new PostgresDialect({ pool: connections }) }).withSchema(schema);
  return {
    async openDirectory() {
      await migrateDirectory(open<Directory>('directory', patient), { schema: 'directory' });
      return takeTurns(open<Directory>('directory'), 'directory');
    },
    async openCatalogue(abbreviation) {
      const schema = schemaOf(abbreviation);
      await migrateCatalogue(open<Catalogue>(schema, patient), { schema });
      return takeTurns(open<Catalogue>(schema), schema);
    },
    async without(abbreviations) {
      const { rows } = await sql<{ schema: string }>`
        select nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relname = 'talents'`.execute(open<Directory>('directory'));
      const schemas = new Set(rows.map(({ schema }) => schema));
      return abbreviations.filter((abbreviation) => !schemas.has(schemaOf(abbreviation)));
    },
    closeCatalogue: () => Promise.resolve(),
    async removeCatalogue(abbreviation) {
      const schema = sql.id(schemaOf(abbreviation));
      await sql`drop schema if exists ${schema} cascade`.execute(open<Directory>('directory', patient));
    },
    close: async () => void (await Promise.all([pool.end(), patient.end()])),
  };
}
