import { setImmediate as soon } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';

/** One commit takes at most so many changes. */
const AT_ONCE = 50;

/** A change that waits for its commit. */
interface Waiting<DB> {
  run(transaction: Transaction<DB>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** How a change ended, to be told once it is on disk. */
type Ending = () => void;

/** Runs a transaction, again where it only lost a race. */
export type InTransaction<DB> = <T>(run: (transaction: Transaction<DB>) => Promise<T>) => Promise<T>;

/**
 * Runs changes one after the other, and commits those that came at the same time together: to bring a commit to the
 * disk takes longer than a change. Each stands or falls for itself; nobody hears of a change before it is on disk.
 */
export function commitTogether<DB>(inTransaction: InTransaction<DB>): InTransaction<DB> {
  const waiting: Waiting<DB>[] = [];
  let committing = false;

  const commitAll = async () => {
    while (waiting.length > 0) {
      // Calls that have arrived already come in first.
      await soon();
      const group = waiting.splice(0, AT_ONCE);
      try {
        const endings = await inTransaction((transaction) => runEach(transaction, group));
        for (const end of endings) end();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    committing = false;
  };

  return (run) =>
    new Promise((resolve, reject) => {
      waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      if (committing) return;
      committing = true;
      void commitAll();
    });
}

async function runEach<DB>(
  transaction: Transaction<DB>,
  group: readonly Waiting<DB>[],
): Promise<readonly Ending[]> {
  const endings: Ending[] = [];
  for (const { run, resolve, reject } of group) {
    await sql`savepoint change`.execute(transaction);
    try {
      const value = await run(transaction);
      endings.push(() => resolve(value));
    } catch (error) {
      // A database that fails (a full disk) has taken the whole transaction back already: then all of them fail.
      await sql`rollback to change`.execute(transaction).catch(() => Promise.reject(error));
      endings.push(() => reject(error));
    }
    await sql`release change`.execute(transaction);
  }
  return endings;
}
