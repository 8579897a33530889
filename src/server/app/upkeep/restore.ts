import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Kysely } from 'kysely';
import { CATALOGUE_FILE, DIRECTORY_FILE } from '../../database/fileNames';
import type { Catalogue } from '../../database/schema';
import { sqliteDialect } from '../../database/sqlite';
import { readThrough } from '../../files/readThrough';
import { doubtRestored } from '../../mail/restored';
import { SettingsError, type Settings } from '../../settings';
import { KEY_FILE } from '../../vault/key';
import { DATA, KEY } from './backup';
import { readManifest } from './manifest';
import { DATABASE } from './schemas';

/**
 * Puts a backup into an empty data folder, once all of it was found to be as it was made. Returns how many files there are.
 * A key that is not in the backup has to be set, or put there, before the start.
 */
export async function restore({ dataFolder, databaseUrl, key }: Settings, source: string): Promise<number> {
  const { files } = await readManifest(source);
  const isOfPostgres = files.some(({ path }) => path.startsWith(join(DATA, DATABASE)));
  if (isOfPostgres !== (databaseUrl !== undefined))
    throw new SettingsError(
      isOfPostgres
        ? 'The backup is of a PostgreSQL; set DATABASE_URL to an empty database.'
        : 'The backup is of an installation without a PostgreSQL; leave DATABASE_URL out.',
    );
  const kept = await readdir(dataFolder).catch(() => []);
  if (kept.some((name) => !name.startsWith('.') && name !== KEY_FILE))
    throw new SettingsError(
      `GREENROOM_DATA ${dataFolder} holds something already; name an empty folder, or move what is there away.`,
    );
  for (const { path, sha256 } of files) {
    if (path.startsWith(`${KEY}/`) && !existsSync(join(source, path))) continue;
    const found = await readThrough(join(source, path)).catch(() => undefined);
    if (found?.sha256 !== sha256)
      throw new SettingsError(
        `${join(source, path)} is ${found ? 'not what was backed up' : 'missing'}; nothing was restored: take another backup.`,
      );
  }
  const { loadSchemas, requireEmptyDatabase } = await import('./load');
  if (databaseUrl !== undefined) await requireEmptyDatabase(databaseUrl);
  const hasKey = existsSync(join(dataFolder, KEY_FILE));
  for (const { path } of files.toSorted((one, other) => turnOf(one.path) - turnOf(other.path))) {
    const [isKey, from] = [path.startsWith(`${KEY}/`), join(source, path)];
    const to = join(dataFolder, relative(isKey ? KEY : DATA, path));
    const isWanted = isKey ? !hasKey && existsSync(from) : !path.startsWith(join(DATA, DATABASE));
    if (isWanted) await readThrough(from, to);
    if (isCatalogue(path)) await doubtMailsOf(to);
  }
  if (databaseUrl !== undefined) await loadSchemas(databaseUrl, join(source, DATA));
  if (key === undefined && !existsSync(join(dataFolder, KEY_FILE)))
    console.warn(`The backup holds no key: put ${KEY_FILE} into ${dataFolder}, or set GREENROOM_KEY.`);
  return files.length;
}

const isCatalogue = (path: string) => path.endsWith(CATALOGUE_FILE);
const isDirectory = (path: string) => path === join(DATA, DIRECTORY_FILE);

/** The catalogues come first and the directory last: while it is missing nobody starts over a restore that was cut off. */
const turnOf = (path: string) => Number(isDirectory(path)) - Number(isCatalogue(path));

async function doubtMailsOf(path: string): Promise<void> {
  const catalogue = new Kysely<Catalogue>({ dialect: sqliteDialect(path) });
  await doubtRestored(catalogue, new Date()).finally(() => catalogue.destroy());
}
