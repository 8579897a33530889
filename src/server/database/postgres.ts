import { setTimeout as pause } from 'node:timers/promises';
import { type Client, type ClientConfig, Pool, types } from 'pg';
import { newClient } from '../postgresClient';
import { SettingsError } from '../settings';
import { isDatabaseAway } from './away';
import { log } from '../log';

/** PostgreSQL's number of the type bigint, which count(*) and sizes in bytes have. */
const BIGINT = 20;

/** Milliseconds. Nobody waits for a database that says nothing, and none that hangs keeps a lock for ever. */
const limits = {
  connectionTimeoutMillis: 5000,
  query_timeout: 10_000,
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
} satisfies ClientConfig;

/**
 * A pool of connections in which whole numbers are numbers, as they are on SQLite. Without `isPatient` a question waits
 * ten seconds for its answer at most: migrations may take longer.
 */
export function openPool(url: string, { isPatient = false } = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...(isPatient ? {} : limits),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', (error) => log.error(`The connection to PostgreSQL was lost: ${error.message}`));
  // Of a connection in use the pool hears nothing; whoever asked on it is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The number of the advisory lock that a starting process holds: any that nothing else takes. */
const START_LOCK = 7_306_655;

/** So long a starting process waits for a database that starts as well, in milliseconds, and so long between two tries. */
const START_PATIENCE = 60_000;
const START_PAUSE = 500;

/** Runs something while no other process that starts does. Throws SettingsError when the database cannot be reached. */
export async function whileLocked<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = await reached(url);
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await run();
  } finally {
    await client.end();
  }
}

async function reached(url: string): Promise<Client> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    const client = newClient(url);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      const reason = message || code;
      if (!isDatabaseAway(error) || performance.now() - begun > START_PATIENCE)
        throw new SettingsError(
          `DATABASE_URL names a database that cannot be used (${reason}); start it or correct the address.`,
        );
      if (tries === 1) log.warn(`The database does not answer yet (${reason}); it is waited for.`);
      await pause(START_PAUSE);
    }
  }
}
