import { Client as Database } from 'pg';
import { newId } from '../../../src/server/ids';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { plain } from '../newsletters/content';
import { type Books, openBooks } from './catalogue';
import { type Client, signIn } from './client';

let postgres: TestPostgres;
let server: RunningServer;
let client: Client;
let books: Books;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({ env: { DATABASE_URL: postgres.url } });
  client = await signIn(server.url);
  books = await openBooks(server.dataFolder, postgres.url);
  database = new Database({ connectionString: postgres.url });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await books?.close();
  await server?.stop();
  await postgres?.stop();
});

const MANY = 5000;
const recipients = Array.from({ length: MANY }, (_, at) => `person${at}@brand.example`).join('\n');

async function newsletter() {
  const newsletterId = `${newId(7)}20260401`;
  const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
  await client.call('newsletter.add', { newsletterId, ...plain, title: newsletterId, ...call });
  return newsletterId;
}
/** To how many each mail of a newsletter goes that is in the outbox. */
async function mailsOf(newsletterId: string) {
  const rows = await books.catalogue
    .selectFrom('outbox')
    .select('recipient')
    .where('subject', '=', newsletterId)
    .execute();
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(rows.length);
  return rows.length;
}

/** Kills the server while it waits for that table: what it did before is done, what comes after is not. */
async function killedAt(table: string, begin: () => void) {
  await database.query(`begin; lock table agency_co.${table} in access exclusive mode`);
  begin();
  await until(`somebody who waits for ${table}`, async () => {
    // Within a transaction PostgreSQL tells what went on when it was first asked.
    await database.query('select pg_stat_clear_snapshot()');
    const { rows } = await database.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%"${table}"%'`,
    );
    return rows.length > 0 || undefined;
  });
  await server.kill();
  await database.query('rollback');
  await server.restart();
}

test.each([
  ['has composed the newsletter', 'mail_bodies'],
  ['queues the mails', 'outbox'],
])('killed while it %s: nothing is mailed, and the same request mails each once', async (_what, table) => {
  const newsletterId = await newsletter();
  const input = { newsletterId, clientAbbreviation: 'CO', recipients, requestId: newId() };
  let answer: Promise<unknown> = Promise.resolve();
  await killedAt(table, () => {
    answer = client.call('newsletter.mailList', input).catch(() => 'lost');
  });
  expect(await answer).toBe('lost');
  expect(await mailsOf(newsletterId)).toBe(0);
  await client.call('newsletter.mailList', input);
  await client.call('newsletter.mailList', input);
  expect(await mailsOf(newsletterId)).toBe(MANY);
});

test('killed while it mails what is scheduled: asked about after the restart, then mailed once', async () => {
  const newsletterId = await newsletter();
  const thing = { thing: 'newsletter', subjectId: newsletterId, recipients } as const;
  const { entryIds } = await client.call('schedule.add', { ...thing, from: '2099-07-14 09:00', until: '' });
  const entryId = entryIds[0]!;
  const makeDue = () =>
    books.catalogue
      .updateTable('calendar_entries')
      .set({ at: new Date().toISOString() })
      .where('entry_id', '=', entryId)
      .execute();
  await killedAt('outbox', () => void makeDue());
  expect(await mailsOf(newsletterId)).toBe(0);
  await until('the question', async () => {
    const { asked } = await client.call('calendar.list', {});
    return asked.some((entry) => entry.entryId === entryId && entry.status === 'missed') || undefined;
  });
  expect(await mailsOf(newsletterId)).toBe(0);
  const run = { entryId, requestId: newId() };
  await client.call('schedule.run', run);
  await client.call('schedule.run', run);
  expect(await mailsOf(newsletterId)).toBe(MANY);
});
