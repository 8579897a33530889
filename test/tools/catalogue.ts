import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import type { RunningServer } from './server';

/** The SQLite file of the demo agency CO of a running server, opened beside it; close it after use. */
export function catalogueOf({ dataFolder }: RunningServer): Sqlite.Database {
  const path = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /(^|\/)CO\/catalogue\.sqlite$/.test(name),
  );
  return new Sqlite(join(dataFolder, path ?? 'no catalogue of CO'), { timeout: 5000 });
}
