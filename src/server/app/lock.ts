import { join } from 'node:path';
import Sqlite from 'libsql';
import { SettingsError } from '../settings';

/** Its name begins with a dot, as what is not kept. */
const LOCK_FILE = '.running.sqlite';

/**
 * Takes a data folder for this process alone, until the returned function is called or the process ends, however it does:
 * the system frees the lock that SQLite holds on a file. Throws SettingsError where another process has it.
 */
export function lockDataFolder(folder: string): () => void {
  const file = new Sqlite(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!/SQLITE_BUSY|locked/.test(String((error as { code?: unknown }).code) + String(error))) throw error;
    throw new SettingsError(
      `GREENROOM_DATA ${folder} is in use by another Greenroom; stop that one or name another folder.`,
    );
  }
  return () => void file.close();
}
