import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { sqliteDialect } from '../../../src/server/database/sqlite';
import { transact } from '../../../src/server/database/transact';
import { untilChanged } from '../../../src/server/database/untilChanged';
import { byAnother } from '../support/byAnother';

interface Notes {
  notes: { text: string };
}

let folder: string;
let ours: Kysely<Notes>;
let theirs: Kysely<Notes>;
/** The notes as they are remembered, and how often they were read. */
let notes: () => Promise<readonly string[] | undefined>;
let reads: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-changed-'));
  const path = join(folder, 'notes.sqlite');
  ours = new Kysely<Notes>({ dialect: sqliteDialect(path) });
  theirs = new Kysely<Notes>({ dialect: sqliteDialect(path) });
  await ours.schema
    .createTable('notes')
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  const cached = untilChanged(ours);
  reads = 0;
  notes = () =>
    cached('notes', async () => {
      reads += 1;
      const rows = await ours.selectFrom('notes').selectAll().execute();
      return rows.length > 0 ? rows.map(({ text }) => text) : undefined;
    });
});
afterEach(async () => {
  await Promise.all([ours.destroy(), theirs.destroy()]);
  await rm(folder, { recursive: true });
});

const add = (db: Kysely<Notes>, text: string) => db.insertInto('notes').values({ text }).execute();

test('what was read is remembered until this process or another one changes the file', async () => {
  await add(ours, 'one');
  expect(await notes()).toEqual(['one']);
  expect(await notes()).toEqual(['one']);
  expect(reads).toBe(1);
  await byAnother(add(theirs, 'two'));
  expect(await notes()).toEqual(['one', 'two']);
  await add(ours, 'three');
  expect(await notes()).toEqual(['one', 'two', 'three']);
  await byAnother(transact(theirs, (transaction) => transaction.deleteFrom('notes').execute()));
  expect(await notes()).toBeUndefined();
});

test('nothing found is looked for again', async () => {
  expect(await notes()).toBeUndefined();
  expect(await notes()).toBeUndefined();
  expect(reads).toBe(2);
});

test('what was still being read when the file changed is not remembered', async () => {
  const cached = untilChanged(ours);
  await add(ours, 'one');
  let answer = (_old: string) => {};
  const slow = cached('note', () => new Promise<string>((resolve) => (answer = resolve)));
  await cached('other', () => Promise.resolve('x'));
  await byAnother(add(theirs, 'two'));
  expect(await cached('other', () => Promise.resolve('y'))).toBe('y');
  answer('old');
  expect(await slow).toBe('old');
  expect(await cached('note', () => Promise.resolve('new'))).toBe('new');
});
