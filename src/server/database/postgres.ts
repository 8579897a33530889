import { Client, Pool, types } from 'pg';
import { SettingsError } from '../settings';

/** PostgreSQL's number of the type bigint, which count(*) and sizes in bytes have. */
const BIGINT = 20;

/** A pool of connections in which whole numbers are numbers, as they are on SQLite. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', (error) => console.error(`The connection to PostgreSQL was lost: ${error.message}`));
  return pool;
}

/** The number of the advisory lock that a starting process holds: any that nothing else takes. */
const START_LOCK = 7_306_655;

/** Runs something while no other process that starts does. Throws SettingsError when the database cannot be reached. */
export async function whileLocked<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `DATABASE_URL names a database that cannot be used (${message || code}); start it or correct the address.`,
    );
  }
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await run();
  } finally {
    await client.end();
  }
}
