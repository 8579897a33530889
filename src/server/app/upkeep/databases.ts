import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'libsql';
import { CATALOGUE_FILE, DIRECTORY_FILE } from '../../database/fileNames';

/** How long the backup waits for a change in hand, in milliseconds. */
const PATIENCE = 60_000;

/** The SQLite files of a data folder, as paths below it. */
export function databasesIn(dataFolder: string): readonly string[] {
  const agencies = join(dataFolder, 'agencies');
  const catalogues = existsSync(agencies)
    ? readdirSync(agencies).map((name) => join('agencies', name, CATALOGUE_FILE))
    : [];
  return [DIRECTORY_FILE, ...catalogues].filter((path) => existsSync(join(dataFolder, path)));
}

/**
 * Copies databases as they stand at one moment, though a server works with them: nobody may write to any of them until
 * all are copied. What stood in their logs is brought into the copies.
 */
export function copyDatabases(from: string, to: string, paths: readonly string[]): void {
  const locked: Sqlite.Database[] = [];
  try {
    for (const path of paths) {
      const file = new Sqlite(join(from, path), { timeout: PATIENCE });
      locked.push(file);
      file.exec(`pragma busy_timeout = ${PATIENCE}`);
      file.exec('begin immediate');
    }
    for (const path of paths) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      for (const name of [path, `${path}-wal`])
        if (existsSync(join(from, name)))
          copyFileSync(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
    }
  } finally {
    for (const file of locked) file.close();
  }
  for (const path of paths) {
    const copy = new Sqlite(join(to, path));
    copy.exec('pragma journal_mode = delete');
    copy.close();
  }
}

/** What SQLite finds wrong in a file: nothing where it is sound. */
export function faultsIn(path: string): readonly string[] {
  const file = new Sqlite(path);
  try {
    const rows = file.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    const broken = file.prepare('pragma foreign_key_check').all() as { table: string; parent: string }[];
    return [
      ...rows.map(({ integrity_check }) => integrity_check).filter((said) => said !== 'ok'),
      ...broken.map(({ table, parent }) => `a row of ${table} names one of ${parent} that is not there`),
    ];
  } catch (error) {
    return [(error as Error).message];
  } finally {
    file.close();
  }
}
