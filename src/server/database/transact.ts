import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { commitTogether, type InTransaction } from './commitTogether';
import { isSqlite } from './json';

/** Of twenty that change one thing at once, each passes in the end. */
const ATTEMPTS = 20;
/** Milliseconds; pauses grow from the one to the other, each by chance shorter. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/** PostgreSQL's serialization_failure and deadlock_detected (its manual, appendix A): the same transaction may pass later. */
const PASSING_STATES: readonly unknown[] = ['40001', '40P01'];

/**
 * Runs a change in a transaction that commits when it returns and rolls back when it throws. On PostgreSQL it is
 * serializable: it acts as if it ran alone, as it does on SQLite. What only lost a race runs again, so `run` must
 * keep its effects on anything but the database until this has returned.
 */
export function transact<DB, T>(
  db: Kysely<DB>,
  run: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return isSqlite(db)
    ? onSqlite(db)(run)
    : again(() => db.transaction().setIsolationLevel('serializable').execute(run));
}

const sqlites = new WeakMap<object, unknown>();

/** Every change of one SQLite file goes through the same hands. */
function onSqlite<DB>(db: Kysely<DB>): InTransaction<DB> {
  const known = sqlites.get(db) as InTransaction<DB> | undefined;
  if (known) return known;
  const together = commitTogether<DB>((run) => again(() => db.transaction().execute(run)));
  sqlites.set(db, together);
  return together;
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === ATTEMPTS || !isTransient(error)) throw error;
      await pause(Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE) * Math.random());
    }
  }
}

function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return (
    PASSING_STATES.includes(error.code) ||
    (typeof error.code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(error.code))
  );
}
