import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenInstallation, openInstallation } from '../../../src/server/app/assemble';
import { AWAKE_FOR } from '../../../src/server/app/awake';
import { tidy } from '../../../src/server/app/housekeeping';
import { queuesOf } from '../../../src/server/app/operator/queues';
import { preparing } from '../../../src/server/app/prepare';
import { putToRest } from '../../../src/server/app/rest';
import { transact } from '../../../src/server/database/transact';
import { log } from '../../../src/server/log';
import { readSettings } from '../../../src/server/settings';
import { databases, type TestDatabase } from '../../tools/databases';
import { addMails } from '../mail/outboxRows';
import { pass, stopClock } from '../support/clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

stopClock();

/** Agencies in which nothing is to be done are left alone, by running workers and by a start; no work is forgotten for it. */
describe.each(databases)('catalogues at rest, on $database', (kind) => {
  let database: TestDatabase;
  let folder: string;
  const processes: OpenInstallation[] = [];
  const opened: string[] = [];

  /** Another process, or the next: what it opens is noted. */
  const begin = async () => {
    const settings = readSettings({ GREENROOM_DATA: folder, DATABASE_URL: database.url });
    const process = await openInstallation(settings, {
      prepare: async (abbreviation) => void opened.push(abbreviation),
    });
    processes.push(process);
    return process;
  };
  const end = async () => {
    for (const process of processes.splice(0)) await process.close();
  };

  let installation: OpenInstallation;
  beforeEach(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'greenroom-rest-'));
    installation = await begin();
    for (const abbreviation of ['AA', 'BB', 'CC']) {
      await transact(await installation.makeCatalogue(abbreviation), async () => undefined);
      const named = { abbreviation, database_name: abbreviation, display_name: abbreviation, profile: '{}' };
      await installation.directory.insertInto('agencies').values(named).execute();
    }
  });
  afterEach(async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
    await database.stop();
  });

  const catalogueOf = async (abbreviation: string, process = installation) =>
    (await process.agency(abbreviation))!.catalogue;
  const atWork = async (process = installation) =>
    (await process.atWork()).map(({ agency }) => agency.abbreviation);
  /** Nobody changes anything for a while. */
  const rest = async () => {
    pass(AWAKE_FOR + 1000);
    await putToRest(installation, new Date());
  };
  const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  const schedule = async (at: string) =>
    transact(await catalogueOf('AA'), (transaction) =>
      transaction
        .insertInto('calendar_entries')
        .values({
          ...({
            entry_id: 'e1',
            staff_id: 's1',
            action: 'newsOn',
            subject_id: 'n1',
            status: 'waiting',
          } as const),
          ...{ at, recipients: '', mails: 0, reason: '' },
        })
        .execute(),
    );

  test('those in which nothing waits rest; the others stay at work, and so does each that is changed', async () => {
    expect(await atWork()).toEqual(['AA', 'BB', 'CC']);
    await addMails(await catalogueOf('BB'), 'm', 1);
    await rest();
    expect(await atWork()).toEqual(['BB']);
    await transact(await catalogueOf('CC'), async () => {
      // It is awake before anything is changed: a crash from here on is looked after.
      expect(await atWork()).toEqual(['BB', 'CC']);
    });
    await putToRest(installation, new Date());
    expect(await atWork()).toEqual(['BB', 'CC']);
  });

  test('what is scheduled wakes its catalogue when it is due', async () => {
    await schedule(after(60 * MINUTE));
    await rest();
    expect(await atWork()).toEqual([]);
    pass(59 * MINUTE);
    expect(await atWork()).toEqual(['AA']);
    await putToRest(installation, new Date());
    expect(await atWork()).toEqual(['AA']);
  });

  test('one that another process changes while it is put to rest stays awake', async () => {
    const other = await begin();
    const catalogue = await catalogueOf('AA', other);
    pass(AWAKE_FOR + 1000);
    await putToRest(
      {
        ...installation,
        async atWork() {
          const tenants = await installation.atWork();
          await transact(catalogue, (transaction) =>
            transaction.insertInto('removals').values({ path: 'a', at: '' }).execute(),
          );
          return tenants;
        },
      },
      new Date(),
    );
    expect(await atWork()).toEqual(['AA']);
    expect(await atWork(other)).toEqual(['AA']);
  });

  test('a start opens those alone in which something may be to be done, and does it', async () => {
    await addMails(await catalogueOf('BB'), 'm', 1);
    await rest();
    await transact(await catalogueOf('CC'), async () => undefined);
    await end();
    opened.length = 0;
    const next = await begin();
    expect(await atWork(next)).toEqual(['BB', 'CC']);
    pass(20 * DAY);
    await tidy(next, new Date());
    expect(opened.sort()).toEqual(['BB', 'CC']);
    expect((await queuesOf(next, new Date())).counts).toEqual([
      { queue: 'mail', state: 'waiting', count: 1 },
    ]);
  });

  test('what has failed or is uncertain is counted though its catalogue rests', async () => {
    const catalogue = await catalogueOf('BB');
    await addMails(catalogue, 'm', 2);
    await catalogue.updateTable('outbox').set({ status: 'uncertain' }).execute();
    await rest();
    expect(await atWork()).toEqual([]);
    expect((await queuesOf(installation, new Date())).counts).toMatchObject([
      { queue: 'mail', state: 'uncertain', count: 2 },
    ]);
  });

  test('one at rest is tidied up once a day for a week after its last change, and does not wake for it', async () => {
    await transact(await catalogueOf('AA'), (transaction) =>
      transaction.insertInto('removals').values({ path: 'gone', at: '' }).execute(),
    );
    await rest();
    const left = async () =>
      (await (await catalogueOf('AA')).selectFrom('removals').selectAll().execute()).length;
    await tidy(installation, new Date());
    expect(await left()).toBe(0);
    expect(await atWork()).toEqual([]);
    const tidied = async () =>
      (
        await installation.directory
          .selectFrom('agencies')
          .select('tidied_at')
          .where('abbreviation', '=', 'AA')
          .executeTakeFirstOrThrow()
      ).tidied_at;
    const first = await tidied();
    pass(23 * 60 * MINUTE);
    await tidy(installation, new Date());
    expect(await tidied()).toBe(first);
    pass(2 * 60 * MINUTE);
    await tidy(installation, new Date());
    const second = await tidied();
    expect(second).toBe(after(0));
    pass(9 * DAY);
    await tidy(installation, new Date());
    expect(await tidied()).toBe(second);
  });

  test('of several processes, one holds the files against the rows', async () => {
    const other = await begin();
    await mkdir(join(folder, 'agencies', 'AA', 'films', 'stranger'), { recursive: true });
    pass(2 * DAY);
    const said = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    await Promise.all([tidy(installation, new Date()), tidy(other, new Date())]);
    expect(said.mock.calls).toEqual([['AA: files of which nothing is known: 1 (films/stranger)']]);
    said.mockRestore();
  });

  test.each([
    ['a start', (process: OpenInstallation) => process.tellMissing()],
    [
      'somebody who asks it',
      (process: OpenInstallation) => expect(process.agency('BB')).rejects.toThrow('missing'),
    ],
  ])('one that %s found missing is at work once it is put back with mails', async (_who, notice) => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await rest();
    await installation.removeCatalogue('BB');
    await notice(installation);
    await addMails(await installation.makeCatalogue('BB'), 'm', 1);
    await end();
    expect(await atWork(await begin())).toEqual(['BB']);
    jest.restoreAllMocks();
  });

  const [own, other] = ['ab'.repeat(32), 'cd'.repeat(32)] as const;
  /** The next start, with that key. */
  const started = async (key: string) => {
    await end();
    const settings = readSettings({
      GREENROOM_DATA: folder,
      DATABASE_URL: database.url,
      GREENROOM_KEY: key,
    });
    const prepare = preparing({ forgets: false });
    const process = await openInstallation(settings, { prepare: prepare.one });
    processes.push(process);
    await prepare.atStart(process);
    return process;
  };

  test('another key than the installation is known by ends a start; one agency with another is closed by itself', async () => {
    const first = await started(own);
    await expect(started(other)).rejects.toThrow('another key');
    const again = await started(own);
    expect(await atWork(again)).toEqual(['AA', 'BB', 'CC']);
    await (await catalogueOf('BB', again)).updateTable('key_proofs').set({ sealed: 'foreign' }).execute();
    const last = await started(own);
    expect(first).not.toBe(last);
    await expect(last.agency('BB')).rejects.toThrow('BB were sealed with another key');
    expect(await atWork(last)).toEqual(['AA', 'CC']);
  });

  test('a wrong key at the first start that notes which it is is refused, and leaves the right one good', async () => {
    const first = await started(own);
    await first.directory.deleteFrom('key_proofs').execute();
    await first.directory.updateTable('agencies').set({ catalogue_form: '' }).execute();
    // Nothing in AA says which key it is.
    await (await catalogueOf('AA', first)).deleteFrom('key_proofs').execute();
    await expect(started(other)).rejects.toThrow('BB were sealed with another key');
    expect(await atWork(await started(own))).toEqual(['AA', 'BB', 'CC']);
    await expect(started(other)).rejects.toThrow('another key');
  });
});
