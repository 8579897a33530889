import Sqlite from 'libsql';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { keepingStatements } from './statements';

/** How long a call waits for another process that writes, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** A transaction takes the right to write at once: two that both read first cannot block one another. */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite takes a transaction back by itself where the disk is full or fails; that is what is to be heard of then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

/** A migration that is cut short leaves nothing behind: SQLite rolls back changes of tables too. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The dialect of one SQLite file. What is acknowledged is on disk (synchronous FULL), a power cut included. */
export function sqliteDialect(path: string): Dialect {
  const open = () => {
    const file = new Sqlite(path, { timeout: BUSY_TIMEOUT });
    file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
    file.exec('pragma journal_mode = WAL');
    file.exec('pragma synchronous = FULL');
    file.exec('pragma foreign_keys = ON');
    return Promise.resolve(keepingStatements(file));
  };
  const dialect = new SqliteDialect({ database: open });
  return {
    createDriver: () => new WritingDriver({ database: open }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new WholeAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
