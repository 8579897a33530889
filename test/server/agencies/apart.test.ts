import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type OpenInstallation, openInstallation } from '../../../src/server/app/assemble';
import { AWAKE_FOR } from '../../../src/server/app/awake';
import { tidy } from '../../../src/server/app/housekeeping';
import { queuesOf } from '../../../src/server/app/operator/queues';
import { preparing } from '../../../src/server/app/prepare';
import { putToRest } from '../../../src/server/app/rest';
import { startCalendarWorker } from '../../../src/server/calendar/worker';
import { AgencyClosed } from '../../../src/server/database/damaged';
import { transact } from '../../../src/server/database/transact';
import type { Worker } from '../../../src/server/installation';
import { log } from '../../../src/server/log';
import { startMailWorker } from '../../../src/server/mail/worker';
import { readSettings } from '../../../src/server/settings';
import { databases, type TestDatabase } from '../../tools/databases';
import { until } from '../../tools/until';
import { addMails } from '../mail/outboxRows';
import { pass, stopClock } from '../support/clock';

stopClock();

/** What is wrong with one agency is wrong with that one alone. */
describe.each(databases)('an agency that fails, on $database', (kind) => {
  let database: TestDatabase;
  let folder: string;
  let installation: OpenInstallation;
  const workers: Worker[] = [];

  const begin = async (environment = {}) => {
    const settings = readSettings({ GREENROOM_DATA: folder, DATABASE_URL: database.url, ...environment });
    const prepare = preparing({ forgets: false });
    installation = await openInstallation(settings, { prepare: prepare.one });
    await prepare.atStart(installation);
  };
  const catalogueOf = async (abbreviation: string) => (await installation.agency(abbreviation))!.catalogue;
  const namesAtWork = async () => (await installation.atWork()).map(({ agency }) => agency.abbreviation);
  /** What AA holds cannot be asked any more. */
  const breakFirst = async () => {
    const { schema } = await catalogueOf('AA');
    for (const table of ['outbox', 'calendar_entries', 'encoding_jobs', 'handled_requests']) {
      const drop = schema.dropTable(table);
      await (database.url === undefined ? drop : drop.cascade()).execute();
    }
  };

  beforeEach(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'greenroom-apart-'));
    await begin();
    for (const abbreviation of ['AA', 'BB']) {
      await transact(await installation.makeCatalogue(abbreviation), async () => undefined);
      const named = { abbreviation, database_name: abbreviation, display_name: abbreviation, profile: '{}' };
      await installation.directory.insertInto('agencies').values(named).execute();
    }
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    jest.restoreAllMocks();
    await installation.close();
    await rm(folder, { recursive: true, force: true });
    await database.stop();
  });

  test('is told of once; the mails and the calendars of those after it are looked after', async () => {
    const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await breakFirst();
    const catalogue = await catalogueOf('BB');
    await addMails(catalogue, 'm', 1);
    const entry = { entry_id: 'e1', staff_id: 's1', action: 'newsOn', subject_id: 'n1' } as const;
    const late = { status: 'waiting', at: '2026-01-01T00:00:00.000Z', recipients: '', mails: 0 } as const;
    await catalogue
      .insertInto('calendar_entries')
      .values({ ...entry, ...late, reason: '' })
      .execute();
    const mailWorker = startMailWorker(installation);
    workers.push(mailWorker, startCalendarWorker(installation));
    const statusOf = async (table: 'outbox' | 'calendar_entries') =>
      (await catalogue.selectFrom(table).select('status').execute()).map(({ status }) => String(status));
    const all = (table: 'outbox' | 'calendar_entries', status: string) =>
      until(
        `${table} of BB`,
        async () => (await statusOf(table)).every((one) => one === status) || undefined,
      );
    await all('outbox', 'storedLocally');
    await all('calendar_entries', 'missed');
    await addMails(catalogue, 'n', 1);
    mailWorker.wake();
    await all('outbox', 'storedLocally');
    const texts = told.mock.calls.flat().map(String);
    expect(texts.filter((text) => text.startsWith('AA: The outbox'))).toHaveLength(1);
  });

  test('is at work again where its catalogue vanished while it was closed, for when it is put back', async () => {
    if (database.url !== undefined) return;
    await installation.directory.updateTable('agencies').set({ wakes_at: '9' }).execute();
    const resting = await openInstallation(installation.settings, { restsAfter: 1 });
    const { catalogue } = (await resting.agency('AA'))!;
    await rm(join(folder, 'agencies', 'AA', 'catalogue.sqlite'));
    await until('the file to be closed', () =>
      catalogue
        .selectFrom('outbox')
        .selectAll()
        .execute()
        .then(
          () => undefined,
          (error: unknown) => error instanceof AgencyClosed || undefined,
        ),
    );
    const wakes = () =>
      resting.directory.selectFrom('agencies').select('wakes_at').orderBy('abbreviation').execute();
    await until('AA to be awake', async () => (await wakes())[0]?.wakes_at === '' || undefined);
    expect(await wakes()).toEqual([{ wakes_at: '' }, { wakes_at: '9' }]);
    await resting.close();
  });

  test('keeps those after it neither from being counted, nor tidied up, nor put to rest', async () => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await breakFirst();
    const catalogue = await catalogueOf('BB');
    await transact(catalogue, (transaction) =>
      transaction.insertInto('removals').values({ path: 'gone', at: '' }).execute(),
    );
    await addMails(catalogue, 'm', 1);
    expect((await queuesOf(installation, new Date())).counts).toEqual([
      { queue: 'mail', state: 'waiting', count: 1 },
    ]);
    await tidy(installation, new Date());
    expect(await catalogue.selectFrom('removals').selectAll().execute()).toEqual([]);
    await catalogue.updateTable('outbox').set({ status: 'sent' }).execute();
    pass(AWAKE_FOR + 1000);
    await putToRest(installation, new Date());
    expect(await namesAtWork()).toEqual(['AA']);
  });

  test('is closed by itself where a newer program has written it while this one runs', async () => {
    const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await installation.close();
    await begin();
    await installation.close();
    await begin();
    const schema = sql.id(...(database.url === undefined ? [] : ['agency_aa']), 'kysely_migration');
    const other = await openInstallation(installation.settings);
    await sql`insert into ${schema} values ('999-future', '')`.execute((await other.agency('AA'))!.catalogue);
    await other.close();
    expect(await namesAtWork()).toEqual(['BB']);
    expect(await namesAtWork()).toEqual(['BB']);
    expect(told.mock.calls).toEqual([[expect.stringMatching(/newer Greenroom has written \(999-future\)/)]]);
    await expect(installation.agency('AA')).rejects.toMatchObject({ name: 'AgencyClosed' });
  });

  test.each(['of a newer form', 'sealed with another key'])(
    'leaves nothing open behind it however often it is tried, %s',
    async (fault) => {
      jest.spyOn(log, 'error').mockImplementation(() => undefined);
      await installation.close();
      await begin();
      const schema = sql.id(...(database.url === undefined ? [] : ['agency_aa']), 'kysely_migration');
      const first = await catalogueOf('AA');
      if (fault === 'of a newer form')
        await sql`insert into ${schema} values ('999-future', '')`.execute(first);
      else await first.updateTable('key_proofs').set({ sealed: '1.another.key' }).execute();
      await installation.close();
      await begin();
      for (const _try of [1, 2, 3]) expect(await namesAtWork()).toEqual(['BB']);
      if (database.url !== undefined) return;
      const closed = jest.spyOn(Kysely.prototype, 'destroy');
      await installation.close();
      const [directory, catalogue] = [1, 1];
      expect(closed).toHaveBeenCalledTimes(directory + catalogue);
    },
  );
});
