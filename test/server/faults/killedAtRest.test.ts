import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsIn } from '../../../src/server/app/upkeep/databases';
import { Kysely } from 'kysely';
import { sqliteDialect } from '../../../src/server/database/sqlite';

const ROUNDS = 8;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-killed-at-rest-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('killed while it closes and opens a catalogue over and over: what was acknowledged is there, and the file is sound', async () => {
  const path = join(folder, 'catalogue.sqlite');
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = fork(join(__dirname, 'restingWriter.ts'), [path], { execArgv: ['--import', 'tsx'] });
    const ends = acknowledged + 10 + Math.floor(Math.random() * 60);
    writer.on('message', (number: number) => {
      acknowledged = number;
      if (number >= ends) writer.kill('SIGKILL');
    });
    await once(writer, 'exit');
    expect(acknowledged).toBeGreaterThanOrEqual(ends);
    const db = new Kysely<{ notes: { number: number } }>({ dialect: sqliteDialect(path) });
    const rows = await db.selectFrom('notes').select('number').orderBy('number').execute();
    await db.destroy();
    // One more may have come to disk without a word.
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1));
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect(faultsIn(path)).toEqual([]);
  }
});
