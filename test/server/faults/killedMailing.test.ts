import { newId } from '../../../src/server/ids';
import { databases, type TestDatabase } from '../../tools/databases';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { plain } from '../newsletters/content';
import { type Beside, openBeside, type Table } from './beside';
import { type Books, openBooks } from './catalogue';
import { type Client, signIn } from './client';

const MANY = 5000;
const recipients = Array.from({ length: MANY }, (_, at) => `person${at}@brand.example`).join('\n');

describe.each(databases)('on $database', ({ open }) => {
  let opened: TestDatabase;
  let server: RunningServer;
  let client: Client;
  let books: Books;
  let beside: Beside;

  beforeAll(async () => {
    opened = await open();
    server = await startServer({ env: opened.url === undefined ? {} : { DATABASE_URL: opened.url } });
    client = await signIn(server.url);
    books = await openBooks(server.dataFolder, opened.url);
    beside = await openBeside(server, opened.url);
  });
  afterAll(async () => {
    await beside?.close();
    await books?.close();
    await server?.stop();
    await opened?.stop();
  });

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

  /** Kills the server while it writes into that table: what it did before is done, what comes after is not. */
  async function killedAt(table: Table, begin: () => void) {
    await beside.hold(table);
    begin();
    await until(`somebody who writes into ${table}`, async () => (await beside.isHeld(table)) || undefined);
    await server.kill();
    await beside.release(table);
    await server.restart();
  }

  test.each([
    ['has composed the newsletter', 'mail_bodies'],
    ['queues the mails', 'outbox'],
  ] as const)(
    'killed while it %s: nothing is mailed, and the same request mails each once',
    async (_what, table) => {
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
    },
  );

  test('killed while it mails what is scheduled: asked about after the restart, then mailed once', async () => {
    const newsletterId = await newsletter();
    const thing = { thing: 'newsletter', subjectId: newsletterId, recipients } as const;
    const { entryIds } = await client.call('schedule.add', { ...thing, from: '2099-07-14 09:00', until: '' });
    const entryId = entryIds[0]!;
    const makeDue = (at: number) =>
      books.catalogue
        .updateTable('calendar_entries')
        .set({ at: new Date(at).toISOString() })
        .where('entry_id', '=', entryId)
        .execute();
    await killedAt('outbox', () => void makeDue(Date.now()));
    expect(await mailsOf(newsletterId)).toBe(0);
    // A minute passes.
    await makeDue(Date.now() - 60_000);
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
});
