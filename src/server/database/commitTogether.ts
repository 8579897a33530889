import { setImmediate as soon } from 'node:timers/promises';
import type { Transaction } from 'kysely';

/** One commit takes at most so many changes. */
const AT_ONCE = 50;

/** A change that waits for its commit. */
interface Waiting<DB> {
  run(transaction: Transaction<DB>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Runs a transaction, again where it only lost a race. */
export type InTransaction<DB> = <T>(run: (transaction: Transaction<DB>) => Promise<T>) => Promise<T>;

/**
 * Runs changes one after the other, and commits those that came at the same time together: to bring a commit to the
 * disk takes longer than a change. Each stands or falls for itself; nobody hears of a change before it is on disk.
 * One beside which another failed runs again.
 */
export function commitTogether<DB>(inTransaction: InTransaction<DB>): InTransaction<DB> {
  const waiting: Waiting<DB>[] = [];
  let committing = false;

  const commitAll = async () => {
    while (waiting.length > 0) {
      // Calls that have arrived already come in first.
      await soon();
      await commit(inTransaction, waiting.splice(0, AT_ONCE));
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

/** A change that fails takes back what came before it: that is committed without it, and it runs again on top. */
async function commit<DB>(inTransaction: InTransaction<DB>, group: readonly Waiting<DB>[]): Promise<void> {
  let running: number | undefined;
  try {
    const values = await inTransaction(async (transaction) => {
      const done: unknown[] = [];
      for (const [index, { run }] of group.entries()) {
        running = index;
        done.push(await run(transaction));
      }
      running = undefined;
      return done;
    });
    group.forEach(({ resolve }, index) => resolve(values[index]));
  } catch (error) {
    if (running === undefined) group.forEach(({ reject }) => reject(error));
    if (running === 0) group[0]?.reject(error);
    const rest = running === undefined ? [] : [group.slice(0, running), group.slice(running || 1)];
    for (const part of rest) if (part.length > 0) await commit(inTransaction, part);
  }
}
