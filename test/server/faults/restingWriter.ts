import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { sqliteDialect } from '../../../src/server/database/sqlite';
import { transact } from '../../../src/server/database/transact';

/** Writes into the SQLite file of its argument, with pauses in which that is closed, and tells of each row that was acknowledged. */
async function write(path: string): Promise<void> {
  const db = new Kysely<{ notes: { number: number } }>({ dialect: sqliteDialect(path, 1) });
  await db.schema.createTable('notes').ifNotExists().addColumn('number', 'integer').execute();
  const { number: last } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  for (let number = (last ?? 0) + 1; ; number += 1) {
    await transact(db, (transaction) => transaction.insertInto('notes').values({ number }).execute());
    process.send?.(number);
    if (number % 3 === 0) await pause(5);
  }
}

void write(process.argv[2] ?? '');
