import type Sqlite from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { log } from '../log';

/** How many are kept; lists of ids make ever new ones. */
const KEPT = 300;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

/**
 * A file whose statements, those asked last, are prepared once. One that changes tables makes it forget them all. `stuck` is
 * called where another process held the file for too long: the library leaves such a statement begun, and while it is,
 * nothing can be committed.
 */
export function keepingStatements(file: Sqlite.Database, stuck: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      // The library lets go of a file once its statements are collected: what stands in its log is brought in before.
      try {
        file.exec('pragma busy_timeout = 500');
        file.exec('pragma wal_checkpoint(truncate)');
      } catch (error) {
        // One that is damaged, or on a full disk, stays as it is.
        log.debug(error);
      } finally {
        file.close();
      }
    },
    prepare(sql) {
      if (CHANGES_TABLES.test(sql)) kept.clear();
      const statement = kept.get(sql) ?? prepared(file, sql, stuck);
      kept.delete(sql);
      kept.set(sql, statement);
      for (const [oldest] of kept) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return statement;
    },
  };
}

/** Whether a statement gives rows is asked of the library once. */
function prepared(file: Sqlite.Database, sql: string, stuck: () => void): SqliteStatement {
  const statement = file.prepare(sql) as unknown as SqliteStatement;
  const watched = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') stuck();
      throw error;
    }
  };
  return {
    reader: statement.reader,
    all: (values) => watched(() => statement.all(values)),
    run: (values) => watched(() => statement.run(values)),
    iterate: (values) => statement.iterate(values),
  };
}
