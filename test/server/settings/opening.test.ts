import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type OpenInstallation, openInstallation } from '../../../src/server/app/assemble';
import { doubtOfClock } from '../../../src/server/app/clock';
import { fillAtFirstStart } from '../../../src/server/app/firstStart';
import { lockDataFolder } from '../../../src/server/app/lock';
import { forgetSecrets, noteKey, requireKey } from '../../../src/server/app/requireKey';
import { AgencyClosed } from '../../../src/server/database/damaged';
import { readSettings, SettingsError } from '../../../src/server/settings';
import { createVault } from '../../../src/server/vault/vault';
import { log } from '../../../src/server/log';

const founder = {
  GREENROOM_ADMIN_EMAIL: 'ada@agency.example',
  GREENROOM_ADMIN_PASSWORD: 'twelve-letters',
  GREENROOM_AGENCY: 'AA',
};

let data: string;
let open: OpenInstallation | undefined;
const settings = (environment = {}) => readSettings({ GREENROOM_DATA: data, ...environment });
const opened = async (environment = {}) => (open = await openInstallation(settings(environment)));
const close = async () => {
  await open?.close();
  open = undefined;
};

/** Two agencies, AA and BB. */
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'greenroom-opening-'));
  const installation = await opened();
  await fillAtFirstStart(installation, founder, false);
  await installation.makeCatalogue('BB');
  const { directory } = installation;
  const agency = { abbreviation: 'BB', database_name: 'bb', display_name: 'B', profile: '{}' };
  await directory.insertInto('agencies').values(agency).execute();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await close();
  await rm(data, { recursive: true, force: true });
});

/** In place of a database: something else, in a file of its own, as what was closed may still write to the other. */
async function garble(file: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, 'no database at all, and longer than the head of one is'.repeat(200));
  for (const beside of ['-wal', '-shm']) await rm(file + beside, { force: true });
}

const catalogue = (agency: string) => join(data, 'agencies', agency, 'catalogue.sqlite');

/** One sentence that says what is wrong. */
const sentence = (part: RegExp) => new RegExp(`^(?=[^\n]*${part.source})[^\n]*\\.$`);

test.each([
  ['missing', () => rm(catalogue('AA'))],
  ['damaged', () => garble(catalogue('AA'))],
])(
  'an agency whose catalogue is %s is closed with a sentence; the other is open, and nothing is made anew',
  async (what, harm) => {
    await close();
    await harm();
    const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const installation = await opened();
    expect((await installation.atWork()).map(({ agency }) => agency.abbreviation)).toEqual(['BB']);
    await installation.atWork();
    expect(told.mock.calls).toEqual([[expect.stringMatching(sentence(new RegExp(`AA.*|.*${what}`)))]]);
    await expect(installation.agency('AA')).rejects.toThrow(AgencyClosed);
    expect(existsSync(catalogue('AA'))).toBe(what === 'damaged');
  },
);

test('an agency that the environment founds has professions, so that talents can be added', async () => {
  const { catalogue: rows } = (await open?.agency('AA'))!;
  const professions = await rows.selectFrom('categories').select('name').orderBy('position').execute();
  expect(professions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Directors', 'Actors', 'Composers']),
  );
});

test('an administrator of the environment with a password that many have is refused', async () => {
  await close();
  await rm(data, { recursive: true });
  const installation = await opened();
  const common = { ...founder, GREENROOM_ADMIN_PASSWORD: 'password1234' };
  await expect(fillAtFirstStart(installation, common, false)).rejects.toThrow(
    sentence(/GREENROOM_ADMIN_PASSWORD is easily guessed/),
  );
});

test('a key that is missing is not made anew once there are agencies, and another one is refused', async () => {
  const tenant = (await open?.agency('AA'))!;
  await noteKey(open!.vault, tenant);
  await noteKey(open!.vault, tenant);
  await expect(requireKey(open!.vault, tenant)).resolves.toBeUndefined();
  await close();
  await rm(join(data, 'secrets.key'));
  await expect(opened()).rejects.toThrow(sentence(/secrets\.key is missing/));
  expect(existsSync(join(data, 'secrets.key'))).toBe(false);
  const installation = await opened({ GREENROOM_KEY: 'ab'.repeat(32) });
  const again = (await installation.agency('AA'))!;
  await expect(requireKey(installation.vault, again)).rejects.toThrow(
    sentence(/AA were sealed with another key/),
  );
});

test('secrets whose key is lost for ever are given up when the operator says so, and no others', async () => {
  const tenant = (await open?.agency('AA'))!;
  await sql`insert into categories values ('c', 'Clowns', 'Clown', 'clowns', 99)`.execute(tenant.catalogue);
  await sql`
    insert into talents (talent_id, category_id, first_name, last_name, city, online, profile_picture, created_at)
    values ('t', 'c', 'Ada', 'Low', '', 1, '', '')`.execute(tenant.catalogue);
  const secrets = { talent_id: 't', version: 1, site_login: open!.vault.seal('ada', 't/login') };
  await tenant.catalogue
    .insertInto('talent_secrets')
    .values({ ...secrets, social_security_number: null, site_password: null, changed_by: null })
    .execute();
  const kept = () =>
    tenant.catalogue.selectFrom('talent_secrets').select(['site_login', 'version']).execute();
  await forgetSecrets(open!.vault, tenant);
  expect(await kept()).toEqual([{ site_login: secrets.site_login, version: 1 }]);
  const other = createVault(Buffer.alloc(32, 7));
  await expect(requireKey(other, tenant)).rejects.toThrow('another key');
  await forgetSecrets(other, tenant);
  expect(await kept()).toEqual([{ site_login: null, version: 2 }]);
  await noteKey(other, tenant);
  await expect(requireKey(other, tenant)).resolves.toBeUndefined();
});

test('a directory that is missing beside catalogues, or damaged, ends the start with a sentence', async () => {
  await close();
  const file = join(data, 'directory.sqlite');
  await rm(file, { force: true });
  await expect(opened()).rejects.toThrow(sentence(/directory\.sqlite is missing/));
  expect(existsSync(file)).toBe(false);
  await garble(file);
  await expect(opened()).rejects.toThrow(sentence(/directory\.sqlite is damaged/));
});

test('what a newer program has written ends the start with a sentence', async () => {
  const tenant = (await open?.agency('AA'))!;
  await sql`insert into kysely_migration values ('999-future', '')`.execute(tenant.catalogue);
  await close();
  const error: unknown = await opened()
    .then((one) => one.atWork(), String)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).toMatch(/newer Greenroom has written \(999-future\)/);
});

test('one process a data folder', () => {
  const unlock = lockDataFolder(data);
  expect(() => lockDataFolder(data)).toThrow(sentence(/in use by another Greenroom/));
  unlock();
  lockDataFolder(data)();
});

test('a clock that stands before what was written is doubted', async () => {
  const { directory, sessions } = open!;
  const staff = await directory.selectFrom('staff').select('staff_id').executeTakeFirstOrThrow();
  await sessions.open(staff.staff_id, '', new Date('2026-11-24T10:00:00Z'));
  expect(await doubtOfClock(directory, new Date('2026-11-24T10:00:01Z'))).toBeUndefined();
  expect(await doubtOfClock(directory, new Date('2020-01-01T00:00:00Z'))).toMatch(
    sentence(/The clock says 2020/),
  );
});

test('what a clock that was ahead has noted neither lets people in for longer nor keeps them out', async () => {
  const { directory, sessions } = open!;
  const { staff_id } = await directory.selectFrom('staff').select('staff_id').executeTakeFirstOrThrow();
  const [now, ahead] = [new Date('2026-11-24T10:00:00Z'), new Date('2030-01-01T00:00:00Z')];
  const early = await sessions.open(staff_id, '', now);
  const late = await sessions.open(staff_id, '', ahead);
  expect(await sessions.find(late, now)).toBeUndefined();
  await directory.updateTable('sessions').set({ last_seen_at: ahead.toISOString() }).execute();
  expect(await sessions.find(early, now)).toBeDefined();
  const seen = directory
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('last_seen_at', '=', now.toISOString());
  expect(await seen.execute()).toHaveLength(1);
});
