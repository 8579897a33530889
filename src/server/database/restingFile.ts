import { existsSync } from 'node:fs';
import type { CompiledQuery, SqliteDatabase } from 'kysely';
import Sqlite from 'libsql';
import { AgencyClosed } from './damaged';
import { SqliteReader } from './sqliteReader';
import { keepingStatements } from './statements';

/** How long a call waits for another process that writes, in milliseconds. */
const BUSY_TIMEOUT = 5000;

interface Opened {
  readonly file: Sqlite.Database;
  readonly statements: SqliteDatabase;
  readonly look: NodeJS.Timeout | undefined;
}

/**
 * A SQLite file that is opened when it is first asked, and closed once nobody has held it for so many milliseconds; it is
 * opened again by whoever asks next. Without a time it stays open.
 */
export class RestingFile {
  #opened: Opened | undefined;
  #wasOpen = false;
  #holders = 0;
  #heldAt = 0;
  readonly #reader: SqliteReader;

  constructor(
    private readonly path: string,
    private readonly restsAfter?: number,
  ) {
    this.#reader = new SqliteReader(path, BUSY_TIMEOUT);
  }

  /** Whoever holds it may ask it: it is not closed meanwhile. */
  hold(): void {
    this.#holders += 1;
  }

  release(): void {
    this.#holders -= 1;
    this.#heldAt = performance.now();
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
    this.#opened = undefined;
    clearInterval(opened?.look);
    this.#reader.close();
    opened?.statements.close();
  }

  #open(): Opened {
    return (this.#opened ??= this.#openAgain());
  }

  #openAgain(): Opened {
    if (this.#wasOpen && !existsSync(this.path))
      throw new AgencyClosed(`${this.path} is missing: it is closed until it is put back from a backup.`);
    const file = open(this.path);
    this.#wasOpen = true;
    const { restsAfter } = this;
    const look =
      restsAfter === undefined ? undefined : setInterval(() => this.#rest(restsAfter), restsAfter).unref();
    return { file, statements: keepingStatements(file), look };
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
  file.exec('pragma foreign_keys = ON');
  // What is deleted is overwritten.
  file.exec('pragma secure_delete = ON');
  return file;
}
