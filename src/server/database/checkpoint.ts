import { type Kysely, sql } from 'kysely';
import { isSqlite } from './json';

/** Brings what SQLite's log has into the file and empties the log: what was deleted stands there no longer. */
export async function checkpoint<DB>(db: Kysely<DB>): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
