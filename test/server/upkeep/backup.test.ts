import fs, { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openInstallation } from '../../../src/server/app/assemble';
import { backup } from '../../../src/server/app/upkeep/backup';
import { check } from '../../../src/server/app/upkeep/check';
import { restore } from '../../../src/server/app/upkeep/restore';
import { holdPath, isHeld } from '../../../src/server/disk/hold';
import { openStore } from '../../../src/server/database/store';
import { claimNext } from '../../../src/server/mail/queue';
import { readSettings, type Settings } from '../../../src/server/settings';
import { startPostgres } from '../../tools/postgres';
import { addMails } from '../mail/outboxRows';
import { type Person, signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
let anna: Person;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  folder = await mkdtemp(join(tmpdir(), 'greenroom-backup-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (name: string) => readSettings({ GREENROOM_DATA: join(folder, name) });

/** Mails as they may stand in the middle of a mailing. */
const fillOutbox = async ({ installation }: TestServer) => {
  const { catalogue } = (await installation.agency('CO'))!;
  await addMails(catalogue, 'm', 5);
  const soon = new Date(Date.now() + 20 * 60_000).toISOString();
  const states = {
    m0001: { status: 'sending', worker: 'w1', attempts: 1, next_attempt_at: soon },
    m0002: { status: 'waiting', attempts: 1 },
    m0003: { status: 'waiting', attempts: 1, next_attempt_at: soon },
    m0004: { status: 'sent', attempts: 1 },
  } as const;
  for (const [mailId, to] of Object.entries(states))
    await catalogue.updateTable('outbox').set(to).where('mail_id', '=', mailId).execute();
};

/** Of a restored installation: none of those that may have left leaves by itself. */
const expectDoubted = async (settings: Settings) => {
  const store = await openStore(settings);
  const catalogue = await store.openCatalogue('CO');
  const mails = await catalogue
    .selectFrom('outbox')
    .select(['mail_id', 'status', 'reason'])
    .where('mail_id', 'like', 'm000_')
    .orderBy('mail_id')
    .execute();
  const [doubted, reason] = ['uncertain', expect.stringContaining('backup')];
  expect(mails).toEqual([
    { mail_id: 'm0000', status: doubted, reason },
    { mail_id: 'm0001', status: doubted, reason },
    { mail_id: 'm0002', status: doubted, reason },
    { mail_id: 'm0003', status: 'waiting', reason: '' },
    { mail_id: 'm0004', status: 'sent', reason: '' },
  ]);
  expect(await claimNext(catalogue, 'w2', new Date())).toBeUndefined();
  await store.close();
};

test('a backup of a server at work is one moment; restored elsewhere, all fits', async () => {
  const { settings } = server.installation;
  await fillOutbox(server);
  const talentId = (await anna.call('talents.list', {}))[0]?.talentId ?? '';
  let isSaving = true;
  const save = async () => {
    for (let at = 0; isSaving; at += 1) {
      const reel = { title: `Reel ${at}`, code: `R${at}`, isNewName: true, talentId };
      await anna.call('reel.add', { ...reel, type: 'MR', isLink: false, linkValue: '' });
    }
  };
  const saving = save();
  const count = await backup(settings, join(folder, 'one'));
  isSaving = false;
  await saving;
  expect(count).toBeGreaterThan(50);
  expect(await isHeld(settings.dataFolder)).toBe(false);
  expect((await readdir(join(folder, 'one'))).sort()).toEqual(['data', 'key', 'manifest.json']);
  expect(await restore(settingsOf('restored'), join(folder, 'one'))).toBe(count);
  expect(await check(settingsOf('restored'))).toEqual([]);
  await expectDoubted(settingsOf('restored'));
  await rm(join(folder, 'restored', 'agencies', 'CO', 'uploads'), { recursive: true });
  expect(await check(settingsOf('restored'))).toContainEqual(
    expect.stringMatching(/^CO: uploads\/.* is missing$/),
  );
});

test('while one backup is being made nothing is removed, though another one beside it has ended', async () => {
  const { dataFolder } = server.installation.settings;
  const other = holdPath(dataFolder);
  await writeFile(other, '');
  await backup(server.installation.settings, join(folder, 'beside'));
  expect(await isHeld(dataFolder)).toBe(true);
  await rm(other);
  expect(await isHeld(dataFolder)).toBe(false);
});

test('a backup that takes days keeps removals waiting until its end', async () => {
  const { dataFolder } = server.installation.settings;
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const { createReadStream } = fs;
  const changedAt: Date[] = [];
  const aDayPasses = () => {
    const hold = fs.readdirSync(dataFolder).find((name) => name.startsWith('.backup-running')) ?? '';
    changedAt.push(fs.statSync(join(dataFolder, hold)).mtime);
    fs.utimesSync(join(dataFolder, hold), yesterday, yesterday);
  };
  const reading = jest.spyOn(fs, 'createReadStream').mockImplementation((path, options) => {
    if (String(path).startsWith(join(dataFolder, 'agencies'))) aDayPasses();
    return createReadStream(path, options);
  });
  await backup(server.installation.settings, join(folder, 'days'));
  reading.mockRestore();
  expect(changedAt.length).toBeGreaterThan(50);
  expect(changedAt.filter((at) => at <= yesterday)).toEqual([]);
});

test('a restore that is cut off among the files is not started; none of its mails leaves though the directory is put there', async () => {
  const [one, settings] = [join(folder, 'one'), settingsOf('cut-off')];
  const manifest = join(one, 'manifest.json');
  const whole = await readFile(manifest, 'utf8');
  const { files, ...rest } = JSON.parse(whole) as { files: { path: string }[] };
  const film = files.find(({ path }) => path.includes('films'));
  await writeFile(manifest, JSON.stringify({ ...rest, files: [...files, film] }));
  await expect(restore(settings, one)).rejects.toThrow('EEXIST');
  await writeFile(manifest, whole);
  await expect(openInstallation(settings)).rejects.toThrow('directory.sqlite is missing');
  await copyFile(join(one, 'data', 'directory.sqlite'), join(settings.dataFolder, 'directory.sqlite'));
  await expectDoubted(settings);
});

test('nothing goes into a folder that holds something, and no backup back that is not whole or not as it was', async () => {
  const [one, restored] = [join(folder, 'one'), settingsOf('restored')];
  await expect(backup(server.installation.settings, one)).rejects.toThrow('is not empty');
  await expect(restore(restored, one)).rejects.toThrow('holds something already');
  await expect(restore(settingsOf('other'), folder)).rejects.toThrow('no whole backup');
  await appendFile(join(one, 'data', 'directory.sqlite'), 'x');
  await expect(restore(settingsOf('other'), one)).rejects.toThrow('not what was backed up');
  expect(existsSync(join(folder, 'other'))).toBe(false);
});

test('a database is kept as it was before it is brought to a newer form', async () => {
  const store = await openStore(settingsOf('restored'));
  const catalogue = await store.openCatalogue('CO');
  // As it was before the last step.
  await sql`alter table films drop column own_file`.execute(catalogue);
  await sql`delete from kysely_migration where name = '113-own-files'`.execute(catalogue);
  await store.close();
  const newer = await openStore(settingsOf('restored'));
  await newer.openCatalogue('CO');
  await newer.close();
  const names = await readdir(join(folder, 'restored', 'agencies', 'CO'));
  expect(names.join()).toMatch(/catalogue\.sqlite\.before-the-next-of-\d{3}-/);
});

test('the same of a PostgreSQL: what people save meanwhile is in it as a whole or not at all', async () => {
  const [from, to] = await Promise.all([startPostgres(), startPostgres()]);
  const first = await startServer(from.url);
  try {
    const bob = await signIn(first, 'staff@co.example');
    const talentId = (await bob.call('talents.list', {}))[0]?.talentId ?? '';
    let isSaving = true;
    const save = async () => {
      for (let at = 0; isSaving; at += 1) {
        const reel = { title: `Reel ${at}`, code: `R${at}`, isNewName: true, talentId };
        const { reelId } = await bob.call('reel.add', { ...reel, type: 'MRS', isLink: false, linkValue: '' });
        await bob.call('reel.toggle', { reelId, online: false, talentId });
      }
    };
    const markdown = 'One\u2028line\u2029of 🎬 and é';
    await fillOutbox(first);
    await bob.call('biography.save', { talentId, markdown });
    const saving = save();
    const count = await backup(first.installation.settings, join(folder, 'postgres'));
    isSaving = false;
    await saving;
    const files = { GREENROOM_DATA: join(folder, 'from-postgres') };
    await expect(restore(readSettings(files), join(folder, 'postgres'))).rejects.toThrow('set DATABASE_URL');
    const full = readSettings({ ...files, DATABASE_URL: from.url });
    await expect(restore(full, join(folder, 'postgres'))).rejects.toThrow('holds an installation already');
    const settings = readSettings({ ...files, DATABASE_URL: to.url });
    expect(await restore(settings, join(folder, 'postgres'))).toBe(count);
    expect(await check(settings)).toEqual([]);
    await expectDoubted(settings);
    const store = await openStore(settings);
    const catalogue = await store.openCatalogue('CO');
    const written = catalogue.selectFrom('biographies').select('markdown').where('talent_id', '=', talentId);
    expect(await written.execute()).toEqual([{ markdown }]);
    const films = catalogue
      .selectFrom('films')
      .where('trashed_at', 'is', null)
      .select('film_id')
      .orderBy('film_id');
    const listed = catalogue.selectFrom('listed_films').select('film_id').orderBy('film_id');
    expect(await listed.execute()).toEqual(await films.execute());
    const names = await catalogue.selectFrom('reel_names').select('name').execute();
    const reels = await catalogue.selectFrom('reels').select('title').execute();
    for (const { title } of reels.filter((reel) => reel.title.startsWith('Reel ')))
      expect(names).toContainEqual({ name: title });
    await store.close();
  } finally {
    await first.close();
    await Promise.all([from.stop(), to.stop()]);
  }
});
