import Sqlite from 'libsql';
import Aside from 'libsql/promise';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type RawBuilder,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteReader } from './sqliteReader';
import { keepingStatements } from './statements';

/** How long a call waits for another process that writes, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * A transaction takes the right to write at once: two that both read first cannot block one another. Its commit waits
 * for the disk on another thread, and this one goes on meanwhile; Kysely lends the file's one connection to nobody
 * until then.
 */
class WritingDriver extends SqliteDriver {
  constructor(
    private readonly file: Sqlite.Database,
    private readonly reader: SqliteReader,
  ) {
    super({ database: keepingStatements(file) });
  }

  override async destroy(): Promise<void> {
    this.reader.close();
    await super.destroy();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(): Promise<void> {
    // Both ways into the library, the one that blocks and the one that does not, take the same file.
    await (Aside.prototype.exec.call(this.file, 'commit') as Promise<void>);
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
  constructor(readonly reader: SqliteReader) {
    super();
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function open(path: string): Sqlite.Database {
  const file = new Sqlite(path, { timeout: BUSY_TIMEOUT });
  file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
  file.exec('pragma journal_mode = WAL');
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  // What is deleted is overwritten.
  file.exec('pragma secure_delete = ON');
  return file;
}

/** The dialect of one SQLite file. What is acknowledged is on disk (synchronous FULL), a power cut included. */
export function sqliteDialect(path: string): Dialect {
  const reader = new SqliteReader(path, BUSY_TIMEOUT);
  return {
    createDriver: () => new WritingDriver(open(path), reader),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new WholeAdapter(reader),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * The rows of a long read, which keeps nobody waiting: beside the one connection of an SQLite file and on another thread. In
 * a transaction, which reads what it has written itself, and on PostgreSQL it is a read like others.
 */
export async function readAside<DB, Row>(db: Kysely<DB>, query: RawBuilder<Row>): Promise<readonly Row[]> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof WholeAdapter) || db.isTransaction) return (await query.execute(db)).rows;
  return adapter.reader.all<Row>(query.compile(db));
}
