import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Kysely, sql } from 'kysely';
import { AgencyClosed } from '../../../src/server/database/damaged';
import { RestingFile } from '../../../src/server/database/restingFile';
import { readAside, sqliteDialect, versionOf } from '../../../src/server/database/sqlite';
import { transact } from '../../../src/server/database/transact';

/** A file that nobody asks is closed; whoever asks it again finds all that was acknowledged, and nobody is cut off. */
interface Notes {
  notes: { text: string };
}

const MINUTE = 60_000;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-resting-'));
  path = join(folder, 'notes.sqlite');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('a file is closed a while after nobody holds it any more, and opened by whoever asks it next', () => {
  jest.useFakeTimers();
  const file = new RestingFile(path, MINUTE);
  expect(file.isOpen).toBe(false);
  file.hold();
  file.statements.prepare('create table notes (text)').run([]);
  jest.advanceTimersByTime(10 * MINUTE);
  expect(file.isOpen).toBe(true);
  file.release();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(file.isOpen).toBe(false);
  expect(file.statements.prepare('select count(*) as count from notes').all([])).toEqual([{ count: 0 }]);
  file.close();
});

test('a file that is missing when it is opened again is not made anew', () => {
  const file = new RestingFile(path, MINUTE);
  file.statements.prepare('create table notes (text)').run([]);
  file.close();
  rmSync(path);
  expect(() => file.statements).toThrow(AgencyClosed);
  expect(() => readFileSync(path)).toThrow('ENOENT');
});

/** What people do with one catalogue, at once or one after the other. */
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('change', 'fail', 'read', 'readAside', 'stream', 'version'),
    isAwaited: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
);

test('whatever is asked while it is closed over and over: nothing is lost, and nobody is cut off', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (course) => {
      const db = new Kysely<Notes>({ dialect: sqliteDialect(join(folder, `${number++}.sqlite`), 1) });
      await db.schema.createTable('notes').addColumn('text', 'text').execute();
      const texts = sql<{ text: string }>`select text from notes`;
      const kept: string[] = [];
      const seen = { version: '', kept: 0 };
      const does = {
        async change(text: string) {
          await transact(db, (transaction) => transaction.insertInto('notes').values({ text }).execute());
          kept.push(text);
        },
        fail: (text: string) =>
          transact(db, async (transaction) => {
            await transaction.insertInto('notes').values({ text }).execute();
            throw new Error('taken back');
          }).catch(() => undefined),
        async read() {
          const before = [...kept];
          const { rows } = await texts.execute(db);
          expect(rows.map(({ text }) => text)).toEqual(expect.arrayContaining(before));
        },
        async readAside() {
          const before = [...kept];
          const rows = await readAside(db, texts);
          expect(rows.map(({ text }) => text)).toEqual(expect.arrayContaining(before));
        },
        async version() {
          const [before, told] = [await versionOf(db), kept.length];
          if (kept.length === told && before === seen.version) expect(seen.kept).toBe(told);
          Object.assign(seen, { version: before, kept: kept.length });
        },
        async stream() {
          const before = [...kept];
          const found: string[] = [];
          for await (const { text } of db.selectFrom('notes').selectAll().stream()) found.push(text);
          expect(found).toEqual(expect.arrayContaining(before));
        },
      };
      const done: Promise<unknown>[] = [];
      for (const [at, step] of course.entries()) {
        const doing = does[step.does](String(at));
        done.push(doing);
        if (step.isAwaited) await doing;
      }
      await Promise.all(done);
      const { rows } = await texts.execute(db);
      expect(rows.map(({ text }) => text).sort()).toEqual([...kept].sort());
      await db.destroy();
    }),
    { numRuns: 40 },
  );
});
