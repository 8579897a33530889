import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { atMost } from '../atMost';
import { commitTogether, type InTransaction } from './commitTogether';
import { isSqlite } from './json';

/** What reads and changes beside the changes of a catalogue may cross them. */
const ATTEMPTS = 8;
/** Milliseconds; pauses grow from the one to the other, each by chance shorter. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/** PostgreSQL's serialization_failure and deadlock_detected (its manual, appendix A): the same transaction may pass later. */
const PASSING_STATES: readonly unknown[] = ['40001', '40P01'];

/**
 * Runs a change in a transaction that commits when it returns and rolls back when it throws. Changes of one catalogue
 * act one after the other, in this process and beside others over one PostgreSQL. What only lost a race runs again, so
 * `run` must keep its effects on anything but the database until this has returned.
 */
export function transact<DB, T>(
  db: Kysely<DB>,
  run: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const noted = notes.get(db)?.();
  return noted ? noted.then(() => transactQuietly(db, run)) : transactQuietly(db, run);
}

/** The same for a change that leaves nothing to be done: a catalogue at rest rests on. */
export function transactQuietly<DB, T>(
  db: Kysely<DB>,
  run: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const known = inTurn.get(db) as InTransaction<DB> | undefined;
  if (known) return known(run);
  const made = commitTogether<DB>((run) =>
    again(() => (isSqlite(db) ? db.transaction().execute(run) : inTurnOn(db, run))),
  );
  inTurn.set(db, made);
  return made(run);
}

/** Every change of one catalogue goes through the same hands. */
const inTurn = new WeakMap<object, unknown>();
const turns = new WeakMap<object, string>();

/** Names whose turn it is: all processes over one PostgreSQL that change what bears this name change it one after the other. */
export function takeTurns<DB>(db: Kysely<DB>, name: string): Kysely<DB> {
  turns.set(db, name);
  return db;
}

const notes = new WeakMap<object, () => Promise<void> | undefined>();

/** Every change of a catalogue waits until `note` has written down that it will be changed; nothing is waited for where it gives nothing. */
export function noteBeforeChanges<DB>(db: Kysely<DB>, note: () => Promise<void> | undefined): void {
  notes.set(db, note);
}

/** A class of advisory locks that nothing else takes. */
const TURNS = 7_306_656;

/** So many catalogues change at once: each change holds one of a pool's ten connections, and may ask the directory over another. */
const ofCatalogues = atMost(6);

/** Every statement sees what the one before this one in turn has committed; the lock goes with the transaction. */
function inTurnOn<DB, T>(db: Kysely<DB>, run: (transaction: Transaction<DB>) => Promise<T>): Promise<T> {
  const name = turns.get(db) ?? '';
  const change = () =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${TURNS}, hashtext(${name}))`.execute(transaction);
        return run(transaction);
      });
  return name === 'directory' ? change() : ofCatalogues(change);
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
