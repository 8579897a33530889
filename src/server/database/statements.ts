import type Sqlite from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { log } from '../log';

/** How many are kept; lists of ids make ever new ones. */
const KEPT = 300;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

/** A file whose statements, those asked last, are prepared once. One that changes tables makes it forget them all. */
export function keepingStatements(file: Sqlite.Database): SqliteDatabase {
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
      const statement = kept.get(sql) ?? prepared(file, sql);
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
function prepared(file: Sqlite.Database, sql: string): SqliteStatement {
  const statement = file.prepare(sql) as unknown as SqliteStatement;
  return {
    reader: statement.reader,
    all: (values) => statement.all(values),
    run: (values) => statement.run(values),
    iterate: (values) => statement.iterate(values),
  };
}
