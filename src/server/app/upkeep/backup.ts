import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { holdPath } from '../../disk/hold';
import { readThrough } from '../../files/readThrough';
import { SettingsError, type Settings } from '../../settings';
import { KEY_FILE } from '../../vault/key';
import { copyDatabases, databasesIn } from './databases';
import { type BackedUp, writeManifest } from './manifest';

/** In a backup: what the data folder held, and the key, to be kept elsewhere. */
export const DATA = 'data';
export const KEY = 'key';

/** What is on its way or can be made again. */
const PASSING = /(\.part|\.sqlite(-wal|-shm)?)$|\.sqlite\.before-|[\\/]promised[\\/]|[\\/]work-[^\\/]*[\\/]/;

/**
 * Copies an installation that may be running into an empty folder: its databases as they stand at one moment, then the
 * files that they tell of, which nobody removes meanwhile. Returns how many files there are.
 */
export async function backup({ dataFolder, databaseUrl, s3Url }: Settings, target: string): Promise<number> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0)
    throw new SettingsError(`${target} is not empty; name a new folder for the backup.`);
  const madeAt = new Date();
  const files: BackedUp[] = [];
  const hold = holdPath(dataFolder);
  await writeFile(hold, `${process.pid}\n`);
  try {
    for (const path of await databases(dataFolder, databaseUrl, join(target, DATA)))
      files.push({ path: join(DATA, path), ...(await readThrough(join(target, DATA, path))) });
    // Those of S3 are backed up where they are.
    const kept = s3Url === undefined ? await filesBelow(dataFolder) : [];
    for (const path of kept) {
      await utimes(hold, new Date(), new Date());
      files.push(...(await copied(dataFolder, target, path)));
    }
  } finally {
    await rm(hold, { force: true });
  }
  if (existsSync(join(dataFolder, KEY_FILE))) {
    const path = join(KEY, KEY_FILE);
    files.push({ path, ...(await readThrough(join(dataFolder, KEY_FILE), join(target, path))) });
  }
  await writeManifest(target, madeAt, files);
  return files.length;
}

/** Copies the databases into a folder, as they stand at one moment. Returns their paths below it. */
async function databases(
  dataFolder: string,
  url: string | undefined,
  to: string,
): Promise<readonly string[]> {
  if (url !== undefined) return (await import('./dump')).dumpSchemas(url, to);
  const paths = databasesIn(dataFolder);
  copyDatabases(dataFolder, to, paths);
  return paths;
}

async function filesBelow(dataFolder: string): Promise<readonly string[]> {
  const agencies = join(dataFolder, 'agencies');
  const entries = await readdir(agencies, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)))
    .filter((path) => !PASSING.test(path));
}

/** A file that has been moved since the folder was read belongs to what came after the moment. */
async function copied(dataFolder: string, target: string, path: string): Promise<readonly BackedUp[]> {
  try {
    const inBackup = join(DATA, path);
    return [{ path: inBackup, ...(await readThrough(join(dataFolder, path), join(target, inBackup))) }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
