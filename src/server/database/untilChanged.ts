import type { Kysely } from 'kysely';
import { isSqlite } from './json';
import { versionOf } from './sqlite';

/** What was read before under this key, or else what `read` finds now; nothing found is not kept. */
type CachedRead = <T>(key: string, read: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Caches what was read of a SQLite file until anybody, in any process, changes the file. On PostgreSQL each call reads.
 */
export function untilChanged<DB>(db: Kysely<DB>): CachedRead {
  if (!isSqlite(db)) return (_key, read) => read();
  let current: string | undefined;
  let kept = new Map<string, unknown>();
  return async <T>(key: string, read: () => Promise<T | undefined>) => {
    const now = await versionOf(db);
    if (now !== current) {
      current = now;
      kept = new Map();
    }
    const known = kept.get(key) as T | undefined;
    if (known !== undefined) return known;
    const keepIn = kept;
    const found = await read();
    if (found !== undefined) keepIn.set(key, found);
    return found;
  };
}
