import { scripts } from '../../../src/contract/scripts';
import { TOKEN_LIFE } from '../../../src/server/sessions/tokens';
import { databases } from '../../tools/databases';
import { type SignOnProvider, startSignOnProvider } from '../../tools/signOnProvider';
import { addColleague, addPasskey, emailOf } from '../accounts/people';
import {
  credentials,
  type Person,
  post,
  signIn,
  startServerOn,
  type TestServer,
  wireOf,
} from '../support/server';

const PUBLIC_URL = 'http://127.0.0.1:3000';

describe.each(databases)('single sign-on on $database', ({ open }) => {
  let provider: SignOnProvider;
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    provider = await startSignOnProvider(PUBLIC_URL);
    server = await startServerOn(open, provider.environment);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(async () => {
    await server?.close();
    await provider?.stop();
  });

  /** Somebody who works here, and whom the provider knows under another name. */
  const addPerson = async ({ email_verified = true, amr = [] as readonly string[], of = 'CO' } = {}) => {
    const staffId = await addColleague(server.installation, of);
    const email = await emailOf(server.installation, staffId);
    const login = `provider ${staffId}`;
    await provider.add({ login, claims: { email: email.toUpperCase(), email_verified }, amr });
    return { staffId, email, login };
  };
  const begin = async (wantedPath = '/app/page/news') => {
    const script = scripts['session.beginSignOn'];
    const answer = await server.app.inject({
      method: 'POST',
      url: `/backend/${script.path}`,
      payload: wireOf('session.beginSignOn', { wantedPath }),
    });
    const cookie = answer.cookies.find(({ name }) => name === 'greenroom_sign_on');
    return { address: answer.json<{ PROVIDER_ADDRESS: string }>().PROVIDER_ADDRESS, cookie };
  };
  const comeBack = async (address: URL, jar: Readonly<Record<string, string>>) => {
    const answer = await server.app.inject({ url: address.pathname + address.search, cookies: jar });
    const to = new URL(String(answer.headers.location), PUBLIC_URL);
    const session = answer.cookies.find(({ name }) => name === 'greenroom_session');
    return {
      page: to.pathname,
      ...Object.fromEntries(to.searchParams),
      cookie: session && `${session.name}=${session.value}`,
      cookies: answer.cookies.map(({ name }) => name),
    };
  };
  /** What a whole course comes to, in one browser. */
  const enter = async (login: string, does?: 'cancel') => {
    const { address, cookie } = await begin();
    const back = await provider.enter(address, login, does);
    return comeBack(back, { greenroom_sign_on: cookie?.value ?? '' });
  };
  const current = async (cookie: string | undefined) => {
    const script = scripts['session.current'];
    return script.reply.read((await post(server.app, script, {}, cookie)).body);
  };

  test('opens the session of whose address the provider has verified, as a password does', async () => {
    const { login, email } = await addPerson();
    const { cookie, cookies, ...outcome } = await enter(login);
    expect(outcome).toEqual({ page: '/sign-on', path: '/app/page/news' });
    expect(await current(cookie)).toMatchObject({ outcome: 'accepted', session: { staff: { email } } });
    expect(cookies.some((name) => name.startsWith('greenroom_device_'))).toBe(true);
  });

  test('sends with PKCE, a state and a nonce, and back to PUBLIC_URL whatever the call names as its host', async () => {
    const { address, cookie } = await begin();
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/sign-on/return`,
    });
    const { state = '', nonce = '', code_challenge: challenge = '' } = asked;
    for (const part of [state, nonce, challenge]) expect(part).toMatch(/^[\w-]{43}$/);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/sign-on/return', maxAge: 600 });
    const kept = JSON.stringify(
      await server.installation.directory.selectFrom('account_tokens').selectAll().execute(),
    );
    for (const part of [state, nonce, cookie?.value.split('.')[0] ?? '']) expect(kept).not.toContain(part);
  });

  test('knows a person again by the provider’s name, whatever address that has now', async () => {
    const { login, email } = await addPerson();
    await enter(login);
    await provider.add({ login, claims: { email: 'staff@mp.example', email_verified: true } });
    const { cookie } = await enter(login);
    expect(await current(cookie)).toMatchObject({ session: { staff: { email } } });
  });

  test('whom the provider calls otherwise than before is not let in by the address alone', async () => {
    const { login, email, staffId } = await addPerson();
    await enter(login);
    const other = `other ${login}`;
    await provider.add({ login: other, claims: { email, email_verified: true } });
    expect(await enter(other)).toMatchObject({ why: 'noAccount', cookie: undefined });
    for (const isOn of [false, true]) await administrator.call('staff.toggle', { staffId, isOn });
    expect(await enter(other)).toMatchObject({ path: '/app/page/news' });
  });

  test('makes no account, and lets in nobody who may not sign in', async () => {
    await provider.add({ login: 'stranger', claims: { email: 'nobody@co.example', email_verified: true } });
    expect(await enter('stranger')).toMatchObject({ why: 'noAccount', cookie: undefined });
    await provider.add({ login: 'nameless', claims: {} });
    expect(await enter('nameless')).toMatchObject({ why: 'unverified', cookie: undefined });
    const invited = await addColleague(server.installation, 'CO', { status: 'invited' });
    const email = await emailOf(server.installation, invited);
    await provider.add({ login: invited, claims: { email, email_verified: true } });
    expect(await enter(invited)).toMatchObject({ why: 'noAccount', cookie: undefined });
    const { login, staffId } = await addPerson();
    const { cookie } = await enter(login);
    await administrator.call('staff.toggle', { staffId, isOn: false });
    expect(await enter(login)).toMatchObject({ why: 'noAccount', cookie: undefined });
    const list = await post(server.app, scripts['news.list'], {}, cookie);
    expect(list.refusal).toMatchObject({ kind: 'signedOut' });
  });

  test('an address that the provider has not verified opens nothing', async () => {
    const { login } = await addPerson({ email_verified: false });
    expect(await enter(login)).toMatchObject({ why: 'unverified', cookie: undefined });
  });

  test('whoever has a second factor here is let in where the provider says that it has asked for one too', async () => {
    const [without, withOne] = [await addPerson({ amr: ['pwd'] }), await addPerson({ amr: ['pwd', 'mfa'] })];
    for (const { staffId } of [without, withOne]) {
      await addPasskey(server.installation, staffId);
      await server.installation.directory
        .updateTable('staff')
        .set({ passkeys: 1 })
        .where('staff_id', '=', staffId)
        .execute();
    }
    expect(await enter(without.login)).toMatchObject({ why: 'factor', cookie: undefined });
    expect(await enter(withOne.login)).toMatchObject({ path: '/app/page/news' });
  });

  test('where the agency requires a second factor, the provider’s word stands for one in that session', async () => {
    const [without, withOne] = [await addPerson({ amr: ['pwd'] }), await addPerson({ amr: ['mfa'] })];
    const passkey = { staffId: administrator.userId };
    await server.installation.directory
      .updateTable('staff')
      .set({ passkeys: 1 })
      .where('staff_id', '=', passkey.staffId)
      .execute();
    await administrator.call('staff.requireFactor', { isRequired: true });
    const refusalOf = async ({ staffId }: { readonly staffId: string }, cookie: string | undefined) =>
      (await post(server.app, scripts['news.list'], { ID_USER_CLIENT: staffId }, cookie)).refusal;
    const [barred, free] = [await enter(without.login), await enter(withOne.login)];
    expect(await refusalOf(without, barred.cookie)).toEqual({ kind: 'conflict', reason: 'factorNeeded' });
    expect(await refusalOf(withOne, free.cookie)).toBeUndefined();
    const byPassword = await post(server.app, scripts['session.signIn'], credentials(withOne.email));
    expect(await refusalOf(withOne, byPassword.cookie)).toEqual({ kind: 'conflict', reason: 'factorNeeded' });
    await administrator.call('staff.requireFactor', { isRequired: false });
  });

  test('an attempt is taken once, in its own browser, and only while it is fresh', async () => {
    const { login } = await addPerson();
    const [one, other] = [await begin(), await begin()];
    const back = await provider.enter(one.address, login);
    const jar = (attempt: typeof one) => ({ greenroom_sign_on: attempt.cookie?.value ?? '' });
    expect(await comeBack(back, {})).toMatchObject({ why: 'over', cookie: undefined });
    expect(await comeBack(back, jar(other))).toMatchObject({ why: 'failed', cookie: undefined });
    expect(await comeBack(back, jar(one))).toMatchObject({ path: '/app/page/news' });
    expect(await comeBack(back, jar(one))).toMatchObject({ why: 'over', cookie: undefined });
    const late = await begin();
    const lateBack = await provider.enter(late.address, login);
    for (const age of [TOKEN_LIFE.signOn, -24 * 60 * 60 * 1000]) {
      const expires_at = new Date(Date.now() + TOKEN_LIFE.signOn - age).toISOString();
      await server.installation.directory.updateTable('account_tokens').set({ expires_at }).execute();
      expect(await comeBack(lateBack, jar(late))).toMatchObject({ why: 'over', cookie: undefined });
    }
  });

  test('a code that was cut, or of somebody who has cancelled, opens nothing', async () => {
    const { login } = await addPerson();
    expect(await enter(login, 'cancel')).toMatchObject({ why: 'cancelled', cookie: undefined });
    const { address, cookie } = await begin();
    const back = await provider.enter(address, login);
    back.searchParams.set('code', 'another');
    const jar = { greenroom_sign_on: cookie?.value ?? '' };
    expect(await comeBack(back, jar)).toMatchObject({ why: 'failed', cookie: undefined });
  });

  test('leads to no page but the office’s own', async () => {
    for (const wantedPath of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect(
        (await post(server.app, scripts['session.beginSignOn'], { WANTED_PATH: wantedPath })).refusal,
      ).toMatchObject({ kind: 'invalid' });
  });

  test('ends the session that was there before in that browser', async () => {
    const { login } = await addPerson();
    const before = await signIn(server, 'staff@co.example');
    const { address, cookie } = await begin();
    const back = await provider.enter(address, login);
    const [name = '', value = ''] = before.cookie.split('=');
    await comeBack(back, { greenroom_sign_on: cookie?.value ?? '', [name]: value });
    expect((await before.send('news.list', {})).refusal).toEqual({ kind: 'signedOut' });
  });

  test('the office is told what the provider is called', async () => {
    const { signOn } = (await server.app.inject('/config.json')).json<{ signOn: string }>();
    expect(signOn).toBe('Agency Account');
  });
});
