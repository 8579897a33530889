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
import { RestingFile } from './restingFile';

/**
 * A transaction takes the right to write at once: two that both read first cannot block one another. Its commit waits
 * for the disk on another thread, and this one goes on meanwhile; Kysely lends the file's one connection to nobody
 * until then. Whoever has the connection holds the file.
 */
class WritingDriver extends SqliteDriver {
  constructor(private readonly file: RestingFile) {
    super({ database: { prepare: (sql) => file.statements.prepare(sql), close: () => file.close() } });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.file.hold();
    return connection;
  }

  override async releaseConnection(): Promise<void> {
    this.file.isChanging = false;
    this.file.release();
    await super.releaseConnection();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.file.isChanging = true;
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(): Promise<void> {
    // Both ways into the library, the one that blocks and the one that does not, take the same file.
    await (Aside.prototype.exec.call(this.file.file, 'commit') as Promise<void>);
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
  constructor(readonly file: RestingFile) {
    super();
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * The dialect of one SQLite file, which is closed while nobody has asked it for `restsAfter` milliseconds, or stays open.
 * Where it is missing when it is opened again, `onMissing` is told.
 * What is acknowledged is on disk (synchronous FULL), a power cut included.
 */
export function sqliteDialect(path: string, restsAfter?: number, onMissing?: () => void): Dialect {
  const file = new RestingFile(path, restsAfter, onMissing);
  return {
    createDriver: () => new WritingDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new WholeAdapter(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Another text after each change of a SQLite file, by whatever process; nothing on PostgreSQL, which has no such mark. */
export async function versionOf<DB>(db: Kysely<DB>): Promise<string | undefined> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof WholeAdapter)) return undefined;
  // What is under way is waited for: it counts changes that nobody else sees yet.
  while (adapter.file.isChanging) await db.connection().execute(() => Promise.resolve());
  return adapter.file.mark();
}

/**
 * The rows of a long read, which keeps nobody waiting: beside the one connection of an SQLite file and on another thread. In
 * a transaction, which reads what it has written itself, and on PostgreSQL it is a read like others.
 */
export async function readAside<DB, Row>(db: Kysely<DB>, query: RawBuilder<Row>): Promise<readonly Row[]> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof WholeAdapter) || db.isTransaction) return (await query.execute(db)).rows;
  return adapter.file.read<Row>(query.compile(db));
}
