import { existsSync } from 'node:fs';
import type { CompiledQuery, SqliteDatabase } from 'kysely';
import Sqlite from 'libsql';
import { newId } from '../ids';
import { AgencyClosed } from './damaged';
import { SqliteReader } from './sqliteReader';
import { keepingStatements } from './statements';

/** How long a call waits for another process that writes, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Pages of 4 KiB that stand in the log before they are brought into the file, which keeps all changes waiting that come meanwhile. */
const LOG_PAGES = 4000;

interface Opened {
  readonly file: Sqlite.Database;
  readonly statements: SqliteDatabase;
  readonly look: NodeJS.Timeout | undefined;
  readonly others: Sqlite.Statement;
  readonly own: Sqlite.Statement;
}

/**
 * A SQLite file that is opened when it is first asked, and closed once nobody has held it for so many milliseconds; it is
 * opened again by whoever asks next; where it is missing then, `onMissing` is told. Without a time it stays open.
 */
export class RestingFile {
  /** A transaction is under way on its connection. */
  isChanging = false;
  #opened: Opened | undefined;
  #isStuck = false;
  #opening = '';
  #holders = 0;
  #heldAt = 0;
  #marked: string | undefined;
  readonly #reader: SqliteReader;

  constructor(
    private readonly path: string,
    private readonly restsAfter?: number,
    private readonly onMissing?: () => void,
  ) {
    this.#reader = new SqliteReader(path, BUSY_TIMEOUT);
  }

  /** Whoever holds it may ask it: it is not closed meanwhile. */
  hold(): void {
    this.#holders += 1;
  }

  release(): void {
    this.#holders -= 1;
    this.#marked = undefined;
    this.#heldAt = performance.now();
    if (this.#isStuck && this.#holders === 0) this.close();
  }

  /**
   * Another text after each change of it: its data_version grows with the commits of others, total_changes() with our own,
   * and each opening has a name. Nothing is to be under way on its connection. It is looked up once for all calls that have
   * come by now, unless somebody has had the connection since.
   */
  mark(): string {
    if (this.#marked === undefined) {
      const { others, own } = this.#open();
      const { data_version } = others.get() as { data_version: number };
      const { changes } = own.get() as { changes: number };
      this.#marked = `${this.#opening} ${data_version} ${changes}`;
      setImmediate(() => (this.#marked = undefined));
    }
    return this.#marked;
  }

  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  get file(): Sqlite.Database {
    return this.#open().file;
  }

  get statements(): SqliteDatabase {
    return this.#open().statements;
  }

  /** Reads beside the connection that writes, and on another thread. */
  async read<Row>(query: CompiledQuery): Promise<readonly Row[]> {
    this.hold();
    try {
      this.#open();
      return await this.#reader.all<Row>(query);
    } finally {
      this.release();
    }
  }

  close(): void {
    const opened = this.#opened;
    this.#marked = undefined;
    this.#opened = undefined;
    this.#isStuck = false;
    clearInterval(opened?.look);
    this.#reader.close();
    opened?.statements.close();
  }

  #open(): Opened {
    return (this.#opened ??= this.#openAgain());
  }

  #openAgain(): Opened {
    if (this.#opening !== '' && !existsSync(this.path)) {
      this.onMissing?.();
      throw new AgencyClosed(`${this.path} is missing: it is closed until it is put back from a backup.`);
    }
    const file = open(this.path);
    this.#opening = newId(8);
    const { restsAfter } = this;
    const look =
      restsAfter === undefined ? undefined : setInterval(() => this.#rest(restsAfter), restsAfter).unref();
    return {
      ...{ file, look, statements: keepingStatements(file, () => (this.#isStuck = true)) },
      others: file.prepare('pragma data_version'),
      own: file.prepare('select total_changes() as changes'),
    };
  }

  #rest(after: number): void {
    if (this.#holders === 0 && performance.now() - this.#heldAt >= after) this.close();
  }
}

function open(path: string): Sqlite.Database {
  const file = new Sqlite(path, { timeout: BUSY_TIMEOUT });
  file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
  file.exec('pragma journal_mode = WAL');
  file.exec('pragma synchronous = FULL');
  file.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
  file.exec('pragma foreign_keys = ON');
  // What is deleted is overwritten.
  file.exec('pragma secure_delete = ON');
  return file;
}
