import Aside from 'libsql/promise';
import type { CompiledQuery } from 'kysely';

/** Reads a SQLite file beside the connection that writes it, and on another thread; it opens with its first read. */
export class SqliteReader {
  private file: Aside | undefined;

  /** @param timeout milliseconds to wait for who holds the whole file */
  constructor(
    private readonly path: string,
    private readonly timeout: number,
  ) {}

  /** What is committed when it begins, whatever is written meanwhile. */
  async all<Row>({ sql, parameters }: CompiledQuery): Promise<readonly Row[]> {
    this.file ??= new Aside(this.path, { timeout: this.timeout });
    const statement = await this.file.prepare(sql);
    return (await statement.all([...parameters])) as readonly Row[];
  }

  close(): void {
    this.file?.close();
    this.file = undefined;
  }
}
