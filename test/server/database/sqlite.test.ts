import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Sqlite from 'libsql';
import { sqliteDialect } from '../../../src/server/database/sqlite';
import { transact } from '../../../src/server/database/transact';

interface Notes {
  notes: { text: string };
}

let folder: string;
let db: Kysely<Notes>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-sqlite-'));
  db = new Kysely<Notes>({ dialect: sqliteDialect(join(folder, 'notes.sqlite')) });
  await db.schema
    .createTable('notes')
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const add = (text: string) =>
  transact(db, (transaction) => transaction.insertInto('notes').values({ text }).execute());
const all = async () => (await db.selectFrom('notes').selectAll().execute()).map(({ text }) => text);

test('where the disk is full, nobody is told that his change was kept, and later ones are kept again', async () => {
  await sql`pragma max_page_count = 20`.execute(db);
  const ends = await Promise.allSettled(['one', 'x'.repeat(500_000), 'three'].map(add));
  expect(ends[1]).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } });
  const told = ['one', 'three'].filter((_text, i) => ends[i * 2]?.status === 'fulfilled');
  expect(await all()).toEqual(told);
  await sql`pragma max_page_count = 100000`.execute(db);
  await add('later');
  expect(await all()).toEqual([...told, 'later']);
});

test('of changes that come at once each stands or falls for itself, on what stands before it', async () => {
  const change = (text: string, fails: boolean) =>
    transact(db, async (transaction) => {
      const before = await transaction.selectFrom('notes').selectAll().execute();
      await transaction.insertInto('notes').values({ text }).execute();
      if (fails) throw new Error(`not ${text}`);
      return before.map((note) => note.text).join();
    }).catch((error: Error) => error.message);
  const given = [...'AbCDefGhij'].map((text) => change(text, text !== text.toUpperCase()));
  const told = ['', 'not b', 'A', 'A,C', 'not e', 'not f', 'A,C,D', 'not h', 'not i', 'not j'];
  expect(await Promise.all(given)).toEqual(told);
  expect(await all()).toEqual([...'ACDG']);
});

test('a change that another process kept waiting for too long fails alone: later ones are kept', async () => {
  const other = new Sqlite(join(folder, 'notes.sqlite'));
  other.exec('begin immediate');
  await expect(db.updateTable('notes').set({ text: 'kept waiting' }).execute()).rejects.toThrow('locked');
  other.exec('rollback');
  other.close();
  await add('later');
  expect(await all()).toEqual(['later']);
});

test('a question asked before a table changed is answered with its new columns', async () => {
  const everything = () => sql<object>`select * from notes`.execute(db);
  await add('one');
  expect((await everything()).rows).toEqual([{ text: 'one' }]);
  await db.schema.alterTable('notes').addColumn('city', 'text').execute();
  expect((await everything()).rows).toEqual([{ text: 'one', city: null }]);
});

test('a file that was closed holds all by itself: nobody writes to it any more', async () => {
  await add('x'.repeat(100_000));
  const file = join(folder, 'notes.sqlite');
  await db.destroy();
  const { size } = await stat(file);
  expect(size).toBeGreaterThan(100_000);
  expect((await stat(`${file}-wal`).catch(() => undefined))?.size ?? 0).toBe(0);
});
