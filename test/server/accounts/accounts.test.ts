import { scripts, type ScriptName } from '../../../src/contract/scripts';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { credentials, post, signIn, startServer, type TestServer, wireOf } from '../support/server';
import * as mails from './mails';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const GOOD = 'eleven geese and one';
const linkOver = { kind: 'conflict', reason: 'linkOver' };

const ask = (name: ScriptName, input: object, address?: string) =>
  post(server.app, scripts[name], wireOf(name, input), '', address);
const signsIn = async (login: string, password: string) =>
  (await post(server.app, scripts['session.signIn'], credentials(login, password), '')).cookie !== undefined;

const mailsTo = (recipient: string) => mails.mailsTo(server.installation, recipient);
const linkIn = (recipient: string) => mails.linkIn(server.installation, recipient);

describe('a forgotten password', () => {
  const login = 'staff@co.example';

  test('is chosen anew by a mailed link, once; all sessions end, and the person is told', async () => {
    const before = await signIn(server, login);
    expect((await ask('account.askPassword', { email: 'Staff@CO.example', language: 'es' })).status).toBe(
      200,
    );
    const { page, token } = await linkIn(login);
    expect(page).toBe(`${server.installation.settings.publicUrl}/confirm-email`);
    expect((await mailsTo(login))[0]).toMatchObject({ subject: 'Elija una contraseña nueva', is_private: 1 });
    expect((await ask('account.look', { token })).body).toMatchObject({
      PURPOSE: 'PASSWORD',
      EMAIL: login,
      AGENCY: 'Cosmic Artists',
    });
    expect((await ask('account.choosePassword', { token, newPassword: GOOD })).status).toBe(200);
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(false);
    expect(await signsIn(login, GOOD)).toBe(true);
    expect(await before.send('staff.list', {})).toMatchObject({ status: 401 });
    expect((await mailsTo(login)).map(({ subject }) => subject)).toContain('Your password was changed');
    for (const name of ['account.look', 'account.choosePassword'] as const)
      expect((await ask(name, { token, newPassword: GOOD })).refusal).toEqual(linkOver);
  });

  test('is asked for by whoever likes: the answer is the same for an address that nobody has', async () => {
    const known = await ask('account.askPassword', { email: login });
    const unknown = await ask('account.askPassword', { email: 'nobody@co.example' });
    expect({ ...unknown }).toEqual({ ...known });
    expect(await mailsTo('nobody@co.example')).toEqual([]);
  });

  test('is not asked for without end', async () => {
    const attempts = Array.from({ length: 12 }, () =>
      ask('account.askPassword', { email: login }, '10.0.0.9'),
    );
    const refused = (await Promise.all(attempts)).filter(({ status }) => status === 429);
    expect(refused.length).toBe(2);
  });

  test('a link that is old, of another kind, or followed by a newer one opens nothing', async () => {
    const { directory } = server.installation;
    await ask('account.askPassword', { email: login });
    const { token: first } = await linkIn(login);
    await ask('account.askPassword', { email: login });
    const { token } = await linkIn(login);
    const choose = (given: string) => ask('account.choosePassword', { token: given, newPassword: GOOD });
    expect((await choose(first)).refusal).toEqual(linkOver);
    expect((await ask('account.confirmAddress', { token })).refusal).toEqual(linkOver);
    expect(JSON.stringify(await directory.selectFrom('account_tokens').selectAll().execute())).not.toContain(
      token,
    );
    const expiresIn = (milliseconds: number) =>
      directory
        .updateTable('account_tokens')
        .set({ expires_at: new Date(Date.now() + milliseconds).toISOString() })
        .execute();
    await expiresIn(0);
    expect((await choose(token)).refusal).toEqual(linkOver);
    // As a clock that was a day ahead would have written.
    await expiresIn(25 * 60 * 60 * 1000);
    expect((await choose(token)).refusal).toEqual(linkOver);
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(true);
  });

  test('of two who come with one link at once, one is refused; a weak password spends no link', async () => {
    await ask('account.askPassword', { email: login });
    const { token } = await linkIn(login);
    const choose = (newPassword: string) => ask('account.choosePassword', { token, newPassword });
    const weak = {
      short: 'tooShort',
      password1234: 'tooCommon',
      'Qwerty-Qwerty-': 'tooCommon',
      'staff@co.example': 'tooCommon',
      [`${'x'.repeat(64)} ${'y'.repeat(64)}`]: 'tooLong',
    };
    for (const [password, newPassword] of Object.entries(weak))
      expect((await choose(password)).refusal).toEqual({ kind: 'invalid', problems: { newPassword } });
    const both = await Promise.all([choose(GOOD), choose('a dozen geese or two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the longest password that may be chosen signs in and is asked for, whatever signs it has', async () => {
    const signs = ['🦊', '🌲', '🎬', '🧭', '🪁', '🫖', '🎷'];
    const newPassword = Array.from({ length: 128 }, (_, at) => signs[(at * at + 3) % signs.length]).join('');
    await ask('account.askPassword', { email: login });
    const { token } = await linkIn(login);
    expect((await ask('account.choosePassword', { token, newPassword })).refusal).toBeUndefined();
    const person = await signIn(server, login, newPassword);
    await person.call('account.changePassword', { currentPassword: newPassword, newPassword: GOOD });
    expect(await signsIn(login, GOOD)).toBe(true);
  });

  test('a forged name of the server is in no link: it is not answered at all', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/backend/${scripts['account.askPassword'].path}`,
      headers: { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `EMAIL=${encodeURIComponent(login)}`,
    });
    expect(statusCode).toBe(421);
    await ask('account.askPassword', { email: login });
    expect(JSON.stringify(await mailsTo(login))).not.toContain('evil.example');
  });

  test('no colleague reads the link in the outbox, the administrator neither; once sent, nobody does', async () => {
    await ask('account.askPassword', { email: login });
    const [mail] = await mailsTo(login);
    const administrator = await signIn(server, 'admin@co.example');
    expect(await administrator.call('outbox.list', {})).toEqual([]);
    for (const name of ['outbox.read', 'outbox.retry'] as const)
      expect((await administrator.send(name, { MAIL_ID: mail?.mail_id })).refusal).toEqual({
        kind: 'notFound',
      });
  });
});

describe('one’s own account', () => {
  const login = 'staff@co.example';

  test('a new password ends the sessions of the other devices and keeps this one', async () => {
    const [here, there] = [await signIn(server, login), await signIn(server, login)];
    const change = (currentPassword: string) =>
      here.send(
        'account.changePassword',
        wireOf('account.changePassword', { currentPassword, newPassword: GOOD }),
      );
    expect((await change('wrong')).refusal).toEqual({
      kind: 'invalid',
      problems: { currentPassword: 'wrong' },
    });
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(true);
    expect((await change(DEMO_PASSWORD)).refusal).toBeUndefined();
    expect(await here.send('staff.list', {})).toMatchObject({ status: 200 });
    expect(await there.send('staff.list', {})).toMatchObject({ status: 401 });
    expect((await mailsTo(login)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  test('guessing the password in an open session is limited as sign-in is', async () => {
    const person = await signIn(server, login);
    const guess = () =>
      person.send(
        'account.changePassword',
        wireOf('account.changePassword', { currentPassword: 'wrong', newPassword: GOOD }),
      );
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(422);
    expect((await guess()).refusal).toMatchObject({ kind: 'tooMany' });
  });

  test('a new address counts once its link is opened; the old one is told and signs in no more', async () => {
    const [here, there] = [await signIn(server, login), await signIn(server, login)];
    const input = { email: 'Camille@CO.example', currentPassword: DEMO_PASSWORD };
    expect(await here.call('account.changeAddress', input)).toEqual({ isMailed: true });
    expect(await signsIn('camille@co.example', DEMO_PASSWORD)).toBe(false);
    const { token } = await linkIn('camille@co.example');
    const wire = wireOf('account.confirmAddress', { token });
    expect((await post(server.app, scripts['account.confirmAddress'], wire, here.cookie)).status).toBe(200);
    expect(await signsIn('camille@co.example', DEMO_PASSWORD)).toBe(true);
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(false);
    expect((await mailsTo(login)).at(-1)).toMatchObject({ subject: 'Your address was changed' });
    expect(await here.send('staff.list', {})).toMatchObject({ status: 200 });
    expect(await there.send('staff.list', {})).toMatchObject({ status: 401 });
  });

  test('an address that is another account’s is refused to who reads its mails, by the confirmation', async () => {
    const person = await signIn(server, login);
    const change = (email: string) =>
      person.send(
        'account.changeAddress',
        wireOf('account.changeAddress', { email, currentPassword: DEMO_PASSWORD }),
      );
    const taken = { kind: 'conflict', reason: 'addressTaken' };
    const free = await change('new@co.example');
    expect(await change('staff@mp.example')).toEqual(free);
    const { token: ofAnother } = await linkIn('staff@mp.example');
    expect((await ask('account.confirmAddress', { token: ofAnother })).refusal).toEqual(taken);
    await change('new@co.example');
    const { token } = await linkIn('new@co.example');
    const { directory } = server.installation;
    await directory
      .updateTable('staff')
      .set({ email: 'new@co.example' })
      .where('email', '=', 'admin@co.example')
      .execute();
    expect((await ask('account.confirmAddress', { token })).refusal).toEqual(taken);
  });

  test('without a mail server a free address counts at once, and another account’s is refused', async () => {
    const withoutMail = await startServer(undefined, { SMTP_URL: undefined });
    const person = await signIn(withoutMail, login);
    const change = (email: string) =>
      person.send(
        'account.changeAddress',
        wireOf('account.changeAddress', { email, currentPassword: DEMO_PASSWORD }),
      );
    const taken = { kind: 'conflict', reason: 'addressTaken' };
    expect((await change('staff@mp.example')).refusal).toEqual(taken);
    expect((await change('new@co.example')).refusal).toBeUndefined();
    await signIn(withoutMail, 'new@co.example');
    await withoutMail.close();
  });

  test('a device is ended from another one, and nobody else’s is', async () => {
    const [here, there] = [await signIn(server, login), await signIn(server, login)];
    const devices = await here.call('account.devices', {});
    expect(devices.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const deviceId = devices.find(({ isThis }) => !isThis)?.deviceId ?? '';
    const colleague = await signIn(server, 'admin@co.example');
    expect((await colleague.send('account.endDevice', { DEVICE_ID: deviceId })).refusal).toEqual({
      kind: 'notFound',
    });
    await here.call('account.endDevice', { deviceId });
    expect(await there.send('staff.list', {})).toMatchObject({ status: 401 });
    expect(await here.send('staff.list', {})).toMatchObject({ status: 200 });
  });

  test('a locked session answers nothing but that it is locked, until its person signs in in its place', async () => {
    const person = await signIn(server, login);
    await person.call('session.lock', {});
    for (const name of ['staff.list', 'session.current', 'session.signOut'] as const)
      expect((await person.send(name, {})).refusal).toEqual({ kind: 'signedOut', isLocked: true });
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(true);
  });
});
