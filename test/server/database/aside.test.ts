import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { readAside, sqliteDialect } from '../../../src/server/database/sqlite';

/** A read that takes long is made beside the one connection of an SQLite file: nobody waits for it. */
interface Rows {
  rows: { id: number };
}

let folder: string;
let db: Kysely<Rows>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-aside-'));
  db = new Kysely({ dialect: sqliteDialect(join(folder, 'file.sqlite')) });
  await db.schema.createTable('rows').addColumn('id', 'integer').execute();
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** So many steps that it is far from its end when a short one is answered. */
const long = sql<{ count: number }>`
  with recursive steps(step) as (select 1 union all select step + 1 from steps where step < 3000000)
  select count(*) as count from steps`;

test('what is asked and changed meanwhile is answered first', async () => {
  const order: string[] = [];
  const reading = readAside(db, long).then(([row]) => order.push(`all ${row?.count}`));
  await db.insertInto('rows').values({ id: 1 }).execute();
  await db.transaction().execute((change) => change.insertInto('rows').values({ id: 2 }).execute());
  order.push('changed');
  await reading;
  expect(order).toEqual(['changed', 'all 3000000']);
});

const ids = sql<{ id: number }>`select id from rows where id >= ${1} order by id`;

test('what was acknowledged before is in it', async () => {
  for (const id of [1, 2, 3]) {
    await db.insertInto('rows').values({ id }).execute();
    expect(await readAside(db, ids)).toHaveLength(id);
  }
});

test('a change reads what it has written itself', async () => {
  await db.transaction().execute(async (change) => {
    await change.insertInto('rows').values({ id: 1 }).execute();
    expect(await readAside<Rows, { id: number }>(change, ids)).toEqual([{ id: 1 }]);
    expect(await readAside(db, ids)).toEqual([]);
  });
});
