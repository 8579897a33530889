import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { type Client, type ClientConfig, Pool, types } from 'pg';
import { newClient } from '../postgresClient';
import { SettingsError } from '../settings';
import { isDatabaseAway } from './away';
import { watchful } from './watchful';
import { log } from '../log';

/** PostgreSQL's number of the type bigint, which count(*) and sizes in bytes have. */
const BIGINT = 20;

/**
 * Milliseconds. Nobody waits for a database that says nothing, and no process that is gone keeps a lock. The database itself
 * ends a question that takes too long a little before it is given up here.
 */
const limits = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 7000,
  statement_timeout: 7500,
  query_timeout: 8000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies ClientConfig;

/**
 * A pool of connections in which whole numbers are numbers, as they are on SQLite. Without `isPatient` a question waits
 * eight seconds for its answer at most: migrations may take longer.
 */
export function openPool(url: string, { isPatient = false } = {}): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    ...(isPatient ? {} : limits),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', (error) => log.error(`The connection to PostgreSQL was lost: ${error.message}`));
  // Of a connection in use the pool hears nothing; whoever asked on it is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return watchful(pool, url);
}

/** The number of the advisory lock that a starting process holds: any that nothing else takes. */
const START_LOCK = 7_306_655;

/** So long a starting process waits for a database that starts as well, in milliseconds, and so long between two tries. */
const START_PATIENCE = 60_000;
const START_PAUSE = 500;

/** Runs something while no other process that starts does. Throws SettingsError when the database cannot be reached. */
export async function whileLocked<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = await holder(url);
  try {
    return await run();
  } finally {
    // One that was lost meanwhile never says that it has ended.
    await Promise.race([client.end(), pause(START_PAUSE, undefined, { ref: false })]);
  }
}

/** A connection that holds the lock: one that is lost while it waits is made anew. */
async function holder(url: string): Promise<Client> {
  for (;;) {
    const client = await reached(url);
    try {
      while (!(await takesLock(client))) await pause(START_PAUSE);
      return client;
    } catch (error) {
      void client.end().catch(() => undefined);
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

async function takesLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    START_LOCK,
  ]);
  return rows[0]?.taken === true;
}

async function reached(url: string): Promise<Client> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    const client = newClient(url, { query_timeout: limits.query_timeout });
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
