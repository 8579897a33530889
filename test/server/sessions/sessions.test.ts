import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scripts } from '../../../src/contract/scripts';
import { openInstallation } from '../../../src/server/app/assemble';
import { buildServer } from '../../../src/server/app/server';
import { signInLimits } from '../../../src/server/sessions/limits';
import { networkOf } from '../../../src/server/sessions/network';
import { createSessions, endAllOf } from '../../../src/server/sessions/store';
import { byAnother } from '../support/byAnother';
import { credentials, post, signIn, startServer, type TestServer } from '../support/server';

const HOUR = 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const cookiesOf = ({ cookie }: { readonly cookie: string }) => Object.fromEntries([cookie.split('=')]);

const attempt = (login: string, password: string, address?: string) =>
  post(server.app, scripts['session.signIn'], credentials(login, password), '', address);

test('an unknown login and a wrong password get the same answer', async () => {
  const unknown = await attempt('nobody@co.example', 'wrong', '10.0.0.1');
  const wrong = await attempt('staff@co.example', 'wrong', '10.0.0.1');
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body).toEqual({
    success: false,
    errors: [
      {
        type: 'Authorization',
        message: 'The login or the password is not right.',
        code: 'wrongCredentials',
      },
    ],
  });
  expect(wrong.cookie).toBeUndefined();
});

test('who is signed in stays so while the disk has no room to note it', async () => {
  const { directory, settings } = server.installation;
  const full = () => {
    throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
  };
  const onFullDisk = Object.assign(directory.withTables(), { updateTable: full });
  const { cookie } = await signIn(server, 'staff@co.example');
  const token = cookie.split('=')[1] ?? '';
  const later = new Date(Date.now() + HOUR);
  expect(await createSessions(onFullDisk, settings).find(token, later)).toMatchObject({
    caller: { agency: { abbreviation: 'CO' } },
  });
});

test('who signs in is told by which clock the agency publishes, the same that the calendar tells', async () => {
  const person = await signIn(server, 'staff@co.example');
  const answer = await person.call('session.current', {});
  const { timeZone } = await person.call('calendar.list', {});
  expect(timeZone).not.toBe('');
  expect(answer).toMatchObject({ outcome: 'accepted', session: { agency: { timeZone } } });
});

const PASSWORD = 'greenroom-demo';
const outcome = async (reply: Promise<{ readonly body: unknown }>) =>
  (await reply).body as { readonly success: boolean; readonly errors?: readonly { readonly code: string }[] };
const forgetFailures = () => server.installation.directory.deleteFrom('sign_in_failures').execute();

test('after ten failures an account is not tried again from there, even with the right password', async () => {
  for (let i = 0; i < 10; i++) await attempt('staff@mp.example', 'wrong', '10.0.0.2');
  const { body } = await attempt('Staff@MP.example', PASSWORD, '10.0.0.2');
  expect(body).toEqual({
    success: false,
    errors: [
      {
        type: 'Authorization',
        message: expect.stringMatching(/try again in 15 minutes/),
        code: 'tooManyAttempts',
        minutes: 15,
      },
    ],
  });
  await forgetFailures();
});

test('attempts at once, and attempts through another process, are counted too', async () => {
  const login = 'admin@co.example';
  const other = await buildServer(server.installation);
  const at = (app: FastifyInstance) =>
    post(app, scripts['session.signIn'], credentials(login, 'wrong'), '', '10.0.0.4');
  await Promise.all(Array.from({ length: 9 }, (_, i) => at(i % 2 ? other : server.app)));
  // The tenth may still be right, and a right one forgets the others.
  expect((await attempt(login, PASSWORD, '10.0.0.4')).cookie).toBeDefined();
  await Promise.all(Array.from({ length: 10 }, (_, i) => at(i % 2 ? other : server.app)));
  expect((await attempt(login, PASSWORD, '10.0.0.4')).cookie).toBeUndefined();
  const kept = await server.installation.directory.selectFrom('sign_in_failures').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(login);
  await forgetFailures();
  await other.close();
});

test('what others fail at makes an account, or an office behind one address, slower and never locks it', async () => {
  const pauses: number[] = [];
  const limits = signInLimits(server.installation.directory, async (pause) => pauses.push(pause));
  const now = Date.now();
  const begin = (account: string, place: string, isKnownDevice = false) =>
    limits.begin(account, { place, isKnownDevice }, now);
  for (let i = 0; i < 1000; i++) expect(await begin('owner', `network ${i}`)).toBe(0);
  expect(pauses.slice(0, 3)).toEqual([500, 1000, 1500]);
  expect(Math.max(...pauses)).toBe(8000);
  pauses.length = 0;
  expect(await begin('owner', 'device 1', true)).toBe(0);
  expect(pauses).toEqual([]);
  for (let i = 0; i < 100; i++) expect(await begin(`invented ${i}`, 'office')).toBe(0);
  expect(await begin('colleague', 'office')).toBe(0);
  expect(pauses.at(-1)).toBe(8000);
  await forgetFailures();
});

test('after 1,000 wrong passwords from elsewhere, the owner enters in a browser that is known', async () => {
  const path = `/backend/${scripts['session.signIn'].path}`;
  const enter = (payload: object, cookies: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: 'POST', url: path, payload, cookies, remoteAddress: '10.9.0.1' });
  const before = await enter(credentials('staff@co.example'));
  const known = Object.fromEntries(
    before.cookies
      .filter(({ name }) => name.startsWith('greenroom_device'))
      .map(({ name, value }) => [name, value]),
  );
  const limits = signInLimits(server.installation.directory, () => Promise.resolve());
  for (let i = 0; i < 1000; i++)
    await limits.begin('staff@co.example', { place: `network ${i}`, isKnownDevice: false }, Date.now());
  expect((await enter(credentials('staff@co.example'), known)).json()).toMatchObject({ success: true });
  await forgetFailures();
});

test('a browser that has signed in before counts apart from its address, for its own account only', async () => {
  const from = (login: string, password: string, cookie = '') =>
    post(server.app, scripts['session.signIn'], credentials(login, password), cookie, '10.0.0.9');
  const first = await server.app.inject({
    method: 'POST',
    url: `/backend/${scripts['session.signIn'].path}`,
    headers: { 'content-type': 'application/json' },
    payload: credentials('staff@co.example'),
  });
  const device = first.cookies.find(({ name }) => name.startsWith('greenroom_device'))!;
  const cookie = `${device.name}=${device.value}`;
  for (let i = 0; i < 10; i++) await from('staff@co.example', 'wrong');
  expect(await outcome(from('staff@co.example', PASSWORD))).toMatchObject({ success: false });
  expect(await outcome(from('staff@co.example', PASSWORD, `${cookie}x`))).toMatchObject({ success: false });
  expect(await outcome(from('staff@co.example', PASSWORD, cookie))).toMatchObject({ success: true });
  for (let i = 0; i < 10; i++) await from('staff@co.example', 'wrong', cookie);
  expect(await outcome(from('staff@co.example', PASSWORD, cookie))).toMatchObject({
    errors: [{ code: 'tooManyAttempts' }],
  });
  await forgetFailures();
});

/** Signs in through a proxy that says for whom it asks. */
async function signInThrough(proxy: string, address: string, password: string): Promise<object> {
  const { body } = await server.app.inject({
    method: 'POST',
    url: `/backend/${scripts['session.signIn'].path}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: credentials('staff@co.example', password),
    remoteAddress: proxy,
  });
  return JSON.parse(body) as object;
}

test('what somebody says who is no trusted proxy is not believed: another address with each try does not help', async () => {
  for (let i = 0; i < 10; i++) await signInThrough('203.0.113.5', `10.0.1.${i}`, 'wrong');
  const refused = { success: false, errors: [{ code: 'tooManyAttempts' }] };
  expect(await signInThrough('203.0.113.5', '10.0.1.99', PASSWORD)).toMatchObject(refused);
  expect(await signInThrough('203.0.113.6', '203.0.113.5', PASSWORD)).toMatchObject({ success: true });
  await forgetFailures();
});

test('behind a trusted proxy, failures of an account from one address do not keep it out from another', async () => {
  const from = (address: string, password: string) => signInThrough('127.0.0.1', address, password);
  for (let i = 0; i < 10; i++) await from('10.0.0.6', 'wrong');
  expect(await from('10.0.0.6', PASSWORD)).toMatchObject({ success: false });
  await forgetFailures();
  for (let i = 0; i < 9; i++) await from('10.0.0.6', 'wrong');
  expect(await from('10.0.0.7', PASSWORD)).toMatchObject({ success: true });
  await forgetFailures();
});

test('an address stands for the network that one household or office has', () => {
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('signing out ends this session only; signing out everywhere ends all of the person', async () => {
  const here = await signIn(server, 'staff@co.example');
  const there = await signIn(server, 'staff@co.example');
  const colleague = await signIn(server, 'admin@co.example');
  await here.call('session.signOut', {});
  expect(await here.send('staff.list', {})).toMatchObject({ status: 401 });
  expect(await there.send('staff.list', {})).toMatchObject({ status: 200 });
  const again = await signIn(server, 'staff@co.example');
  await again.call('session.signOut', { everywhere: true });
  expect(await there.send('staff.list', {})).toMatchObject({ status: 401, refusal: { kind: 'signedOut' } });
  expect(await colleague.send('staff.list', {})).toMatchObject({ status: 200 });
});

test('no browser keeps an answer, and at sign-out it is told to clear what it has', async () => {
  const { cookie, userId } = await signIn(server, 'staff@co.example');
  const call = async (script: keyof typeof scripts) => {
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const url = `/backend/${scripts[script].path}`;
    return (await server.app.inject({ method: 'POST', url, headers, payload: `ID_USER_CLIENT=${userId}` }))
      .headers;
  };
  expect((await call('staff.list'))['cache-control']).toBe('no-store');
  const goodbye = await call('session.signOut');
  expect([goodbye['cache-control'], goodbye['clear-site-data']]).toEqual(['no-store', '"cache"']);
  expect((await call('staff.list'))['cache-control']).toBe('no-store');
});

test('a window that still shows the one who was signed in before learns who is now, and does nothing in that name', async () => {
  const before = await signIn(server, 'staff@co.example');
  const now = await signIn(server, 'admin@co.example');
  const inTheWindowBefore = { ID_USER_CLIENT: before.userId };
  const body = await now.call('session.current', {});
  if (body.outcome !== 'accepted') throw new Error('nobody is signed in');
  expect(body.session.agency.userId).toBe(now.userId);
  const { firstName, lastName } = body.session.staff;
  const refusal = { kind: 'otherPerson', name: `${firstName} ${lastName}` };
  for (const script of ['talents.list', 'session.signOut'] as const)
    expect(await now.send(script, inTheWindowBefore)).toMatchObject({ status: 403, refusal });
  expect(await now.send('talents.list', {})).toMatchObject({ status: 200 });
  await now.call('session.signOut', {});
  expect(await now.send('session.current', {})).toMatchObject({
    status: 401,
    refusal: { kind: 'signedOut' },
  });
});

test('a session that another process ended, or a person whose rights it changed, is known at once', async () => {
  const person = await signIn(server, 'staff@co.example');
  expect(await person.send('staff.list', {})).toMatchObject({ status: 200 });
  const other = await openInstallation(server.installation.settings);
  const caller = async () =>
    (await server.installation.session({ cookies: cookiesOf(person) } as FastifyRequest))?.caller;
  const giveRights = (privilege: string) =>
    byAnother(
      other.directory
        .updateTable('staff')
        .set({ privilege })
        .where('email', '=', 'staff@co.example')
        .execute(),
    );
  expect(await caller()).toMatchObject({ staff: { privilege: 'STAFF' } });
  await giveRights('ADMIN');
  expect(await caller()).toMatchObject({ staff: { privilege: 'ADMIN' } });
  await giveRights('STAFF');
  await byAnother(endAllOf(other.directory, (await caller())?.staffId ?? ''));
  expect(await person.send('staff.list', {})).toMatchObject({ status: 401 });
  await other.close();
});

test('a session ends after 12 hours without a call, and after 14 days in any case', async () => {
  const { sessions, directory } = server.installation;
  const { staff_id } = await directory.selectFrom('staff').select('staff_id').executeTakeFirstOrThrow();
  const start = new Date('2030-01-01T00:00:00Z');
  const later = (hours: number) => new Date(start.getTime() + hours * HOUR);
  const idle = await sessions.open(staff_id, '', start);
  expect(await sessions.find(idle, later(11.9), 'quietly')).toBeDefined();
  expect(await sessions.find(idle, later(12.1), 'quietly')).toBeUndefined();
  const busy = await sessions.open(staff_id, '', start);
  for (let hours = 10; hours < 14 * 24; hours += 10)
    expect(await sessions.find(busy, later(hours))).toBeDefined();
  expect(await sessions.find(busy, later(14 * 24))).toBeUndefined();
});

test('what an office asks again and again by itself keeps no session alive', async () => {
  const { directory } = server.installation;
  const person = await signIn(server, 'staff@co.example');
  const at = new Date(Date.now() - 11 * HOUR).toISOString();
  await directory.updateTable('sessions').set({ last_seen_at: at }).execute();
  const untouched = async () =>
    (await directory.selectFrom('sessions').select('last_seen_at').execute()).every(
      ({ last_seen_at }) => last_seen_at === at,
    );
  await person.call('categories.list', { productionMode: 1 });
  await person.call('presence.tell', { window: 'w', field: '' });
  expect(await untouched()).toBe(true);
  await person.call('staff.list', {});
  expect(await untouched()).toBe(false);
});

test('the directory holds no token that opens a session', async () => {
  const person = await signIn(server, 'staff@co.example');
  const rows = await server.installation.directory.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(person.cookie.split('=')[1]);
});
