import { type TOTP, URI } from 'otpauth';
import { scripts, type ScriptName } from '../../../src/contract/scripts';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { TOKEN_LIFE } from '../../../src/server/sessions/tokens';
import { passkeySiteOf } from '../../../src/server/sessions/passkeySite';
import { Authenticator } from '../../tools/authenticator';
import { databases } from '../../tools/databases';
import {
  credentials,
  type Person,
  post,
  signIn,
  startServerOn,
  type TestServer,
  wireOf,
} from '../support/server';
import { pass, stopClock } from '../support/clock';
import { mailsTo } from './mails';
import { addColleague, addPasskey, emailOf } from './people';

const HERE = { origin: 'http://localhost:3000' };
const currentPassword = DEMO_PASSWORD;

stopClock();

describe.each(databases)('passkeys on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const addPerson = async (agency = 'CO') => {
    const staffId = await addColleague(server.installation, agency);
    const login = await emailOf(server.installation, staffId);
    return { staffId, login, person: await signIn(server, login) };
  };
  const refused = async (person: Person, name: ScriptName, input: object) =>
    (await person.send(name, wireOf(name, input))).refusal;
  /** What a sign-in comes to. */
  const enter = async (login: string, typed: object = {}) => {
    const input = { ...credentials(login), ...typed };
    const script = scripts['session.signIn'];
    const { body } = await post(server.app, script, input);
    const answer = script.reply.read(body);
    if (answer.outcome !== 'refused') return { code: undefined, options: '' };
    const [{ code, passkeyOptions: options = '' } = {}] = answer.errors;
    return { code, options };
  };
  const prepare = async (person: Person) =>
    (await person.call('account.preparePasskey', { currentPassword })).passkeyOptions;
  const add = async (person: Person, authenticator = new Authenticator(), passkeyName = 'Laptop') => {
    const passkeyAnswer = authenticator.make(await prepare(person), HERE);
    pass(1);
    const { recoveryCodes } = await person.call('account.addPasskey', { passkeyName, passkeyAnswer });
    pass(1);
    return { authenticator, recoveryCodes: recoveryCodes?.split('\n') ?? [] };
  };
  /** Somebody with a passkey. */
  const withPasskey = async () => {
    const { person, ...who } = await addPerson();
    return { ...who, person, ...(await add(person)) };
  };
  const sign = async (login: string, authenticator: Authenticator, ways = HERE) =>
    (await enter(login, { PASSKEY: authenticator.use((await enter(login)).options, ways) })).code;
  const later = (milliseconds: number) =>
    server.installation.directory
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() + TOKEN_LIFE.passkeyAdd - milliseconds).toISOString() })
      .execute();

  test('the browser shows whose it is, with the family name first where the name is Chinese or Japanese', async () => {
    const { person } = await addPerson();
    const shown = async (firstName: string, lastName: string) => {
      await person.call('account.save', { firstName, lastName });
      return (JSON.parse(await prepare(person)) as { user: { displayName: string } }).user.displayName;
    };
    expect(await shown('Ida', 'Berg')).toBe('Ida Berg');
    expect(await shown('美咲', '高橋')).toBe('高橋美咲');
  });

  test('one is asked for beside the password once it was added; its person sees when it was made and used', async () => {
    const { person, login } = await addPerson();
    const elsewhere = await signIn(server, login);
    const { authenticator, recoveryCodes } = await add(person, new Authenticator(), ' Laptop ');
    expect(recoveryCodes).toHaveLength(10);
    expect(await elsewhere.send('staff.list', {})).toMatchObject({ status: 401 });
    const factor = { isOn: true, hasApp: false, isRequired: false, codesLeft: 10, passkeysAt: HERE.origin };
    expect(await person.call('account.factor', {})).toEqual(factor);
    const [row] = await person.call('account.passkeys', {});
    expect(row).toEqual({ passkeyId: row?.passkeyId, passkeyName: 'Laptop', madeAt: row?.madeAt });
    expect(Date.parse(row?.madeAt ?? '')).toBeGreaterThan(0);
    expect((await enter(login)).code).toBe('codeNeeded');
    expect(await sign(login, authenticator)).toBeUndefined();
    expect((await person.call('account.passkeys', {}))[0]?.usedAt).toMatch(/^\d{4}-/);
    expect((await mailsTo(server.installation, login)).map(({ subject }) => subject)).toEqual([
      'A passkey was added',
    ]);
  });

  test('whoever has not the password is offered none', async () => {
    const { login } = await withPasskey();
    expect(await enter(login, { PASS: 'not the password' })).toEqual({
      code: 'wrongCredentials',
      options: '',
    });
  });

  test('one is called otherwise by its own person, without the password; that is noted', async () => {
    const { person, staffId } = await withPasskey();
    const other = await withPasskey();
    const [row] = await person.call('account.passkeys', {});
    const rename = (whose: Person, passkeyName: string) =>
      whose.send(
        'account.renamePasskey',
        wireOf('account.renamePasskey', { passkeyId: row!.passkeyId, passkeyName }),
      );
    expect((await rename(other.person, 'Mine')).refusal).toEqual({ kind: 'notFound' });
    expect((await rename(person, ' ')).refusal).toMatchObject({ problems: { passkeyName: 'required' } });
    await rename(person, ' Telephone ');
    expect(await person.call('account.passkeys', {})).toMatchObject([{ passkeyName: 'Telephone' }]);
    expect(await administrator.call('activity.list', { staffId })).toMatchObject([
      { script: 'account.renamePasskey' },
      {},
    ]);
  });

  test('the code of an app, or a recovery code, does as well where somebody has both', async () => {
    const { person, login, recoveryCodes } = await withPasskey();
    expect((await enter(login, { SECOND_FACTOR: '000000' })).code).toBe('wrongCode');
    expect((await enter(login, { SECOND_FACTOR: recoveryCodes[0] })).code).toBeUndefined();
    const { factorAddress } = await person.call('account.prepareFactor', { currentPassword });
    const app = URI.parse(factorAddress) as TOTP;
    await person.call('account.startFactor', { secondFactorCode: app.generate() });
    pass(30_000);
    expect((await enter(login, { SECOND_FACTOR: app.generate() })).code).toBeUndefined();
    await person.call('account.endFactor', { currentPassword });
    expect(await person.call('account.factor', {})).toMatchObject({
      isOn: true,
      hasApp: false,
      codesLeft: 10,
    });
    expect((await enter(login)).code).toBe('codeNeeded');
  });

  test('an answer is taken once, and only while its challenge is fresh', async () => {
    const { login, authenticator } = await withPasskey();
    const used = authenticator.use((await enter(login)).options, HERE);
    expect((await enter(login, { PASSKEY: used })).code).toBeUndefined();
    expect((await enter(login, { PASSKEY: used })).code).toBe('wrongPasskey');
    for (const age of [TOKEN_LIFE.passkeyAdd, -24 * 60 * 60 * 1000]) {
      const { options } = await enter(login);
      await later(age);
      expect((await enter(login, { PASSKEY: authenticator.use(options, HERE) })).code).toBe('wrongPasskey');
    }
  });

  test('of two who come with one answer at once, one is let in', async () => {
    const { login, authenticator } = await withPasskey();
    const PASSKEY = authenticator.use((await enter(login)).options, HERE);
    const both = await Promise.all([enter(login, { PASSKEY }), enter(login, { PASSKEY })]);
    expect(both.map(({ code }) => code).sort()).toEqual(['wrongPasskey', undefined]);
  });

  test('a challenge or a passkey of somebody else, of another agency too, opens nothing', async () => {
    const mine = await withPasskey();
    for (const agency of ['CO', 'MP']) {
      const { person, login } = await addPerson(agency);
      const { authenticator: theirs } = await add(person);
      const [own, other] = [(await enter(mine.login)).options, (await enter(login)).options];
      expect((await enter(mine.login, { PASSKEY: theirs.use(own, HERE) })).code).toBe('wrongPasskey');
      expect((await enter(mine.login, { PASSKEY: mine.authenticator.use(other, HERE) })).code).toBe(
        'wrongPasskey',
      );
    }
    const { person } = await addPerson();
    const passkeyName = 'Stolen';
    const stolen = new Authenticator().make(await prepare(mine.person), HERE);
    expect(await refused(person, 'account.addPasskey', { passkeyName, passkeyAnswer: stolen })).toMatchObject(
      {
        reason: 'passkeyRefused',
      },
    );
    const known = mine.authenticator.make(await prepare(person), HERE);
    expect(await refused(person, 'account.addPasskey', { passkeyName, passkeyAnswer: known })).toMatchObject({
      reason: 'passkeyRefused',
    });
    expect(await person.call('account.passkeys', {})).toEqual([]);
  });

  test('what was signed at another address, for another site, or without PIN or finger, opens nothing', async () => {
    const { login, authenticator, person } = await withPasskey();
    const ways = [
      { origin: 'http://evil.example' },
      { origin: 'http://localhost:3001' },
      { ...HERE, rpId: 'evil.example' },
      { ...HERE, isVerified: false },
    ];
    for (const way of ways) {
      expect(await sign(login, authenticator, way)).toBe('wrongPasskey');
      const passkeyAnswer = new Authenticator().make(await prepare(person), way);
      expect(
        await refused(person, 'account.addPasskey', { passkeyName: 'Other', passkeyAnswer }),
      ).toMatchObject({ reason: 'passkeyRefused' });
    }
  });

  test('a copy of an authenticator, whose count is behind, opens nothing', async () => {
    const { login, authenticator } = await withPasskey();
    expect(await sign(login, authenticator)).toBeUndefined();
    authenticator.counter -= 1;
    expect(await sign(login, authenticator)).toBe('wrongPasskey');
  });

  test('what is no answer at all is refused, and a forged Host names no other site', async () => {
    const { login, person } = await withPasskey();
    for (const PASSKEY of ['x', 'null', '{}', '{"response":{"clientDataJSON":3}}', '[1]'])
      expect((await enter(login, { PASSKEY })).code).toBe('wrongPasskey');
    const { cookie } = person;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/backend/PrepareMyPasskey.php',
      headers: { cookie, host: '127.0.0.1:9', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ID_USER_CLIENT: person.userId, OLD_PASS: currentPassword }).toString(),
    });
    const { PASSKEY_OPTIONS } = answer.json<{ PASSKEY_OPTIONS: string }>();
    expect(JSON.parse(PASSKEY_OPTIONS)).toMatchObject({ rp: { id: 'localhost' } });
  });

  test('it is added and removed with the password only; the last factor takes the recovery codes with it', async () => {
    const { login, person, authenticator, recoveryCodes } = await withPasskey();
    const [{ passkeyId } = { passkeyId: '' }] = await person.call('account.passkeys', {});
    const wrong = { currentPassword: 'wrong' };
    expect(await refused(person, 'account.preparePasskey', wrong)).toMatchObject({ kind: 'invalid' });
    expect(await refused(person, 'account.removePasskey', { passkeyId, ...wrong })).toMatchObject({
      kind: 'invalid',
    });
    const { person: other } = await addPerson();
    expect(await refused(other, 'account.removePasskey', { passkeyId, currentPassword })).toEqual({
      kind: 'notFound',
    });
    const { options } = await enter(login);
    await person.call('account.removePasskey', { passkeyId, currentPassword });
    expect((await enter(login)).code).toBeUndefined();
    await add(person);
    expect((await enter(login, { PASSKEY: authenticator.use(options, HERE) })).code).toBe('wrongPasskey');
    expect((await enter(login, { SECOND_FACTOR: recoveryCodes[0] })).code).toBe('wrongCode');
    const subjects = (await mailsTo(server.installation, login)).map(({ subject }) => subject);
    expect(subjects).toEqual(['A passkey was added', 'A passkey was removed', 'A passkey was added']);
  });

  test('it counts where the agency requires a second factor; an administrator ends it for who lost all, and with the account', async () => {
    const { staffId, login, person } = await addPerson();
    await add(administrator);
    await administrator.call('staff.requireFactor', { isRequired: true });
    expect(await refused(person, 'talents.list', {})).toEqual({ kind: 'conflict', reason: 'factorNeeded' });
    await add(person);
    expect(await refused(person, 'talents.list', {})).toBeUndefined();
    const rowOf = async () =>
      (await administrator.call('staff.list', {})).find((row) => row.staffId === staffId);
    expect(await rowOf()).toMatchObject({ hasFactor: true });
    await administrator.call('staff.requireFactor', { isRequired: false });
    await administrator.call('staff.endFactor', { staffId });
    expect(await rowOf()).toMatchObject({ hasFactor: false });
    expect((await enter(login)).code).toBeUndefined();
    await add(person);
    await administrator.call('staff.remove', { staffId });
    const left = server.installation.directory.selectFrom('passkeys').where('staff_id', '=', staffId);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test('a person has twenty at most', async () => {
    const { staffId, person } = await addPerson();
    for (let count = 0; count < 20; count += 1) await addPasskey(server.installation, staffId);
    expect(await refused(person, 'account.preparePasskey', { currentPassword })).toMatchObject({
      reason: 'manyPasskeys',
    });
  });
});

test.each([
  ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  [
    'https://office.agency.example',
    { rpId: 'office.agency.example', origin: 'https://office.agency.example' },
  ],
  [
    'https://office.agency.example:8443',
    { rpId: 'office.agency.example', origin: 'https://office.agency.example:8443' },
  ],
  ['http://office.agency.example', undefined],
  ['https://192.168.1.20', undefined],
  ['https://[2001:db8::1]', undefined],
])('with PUBLIC_URL %s passkeys are good at %j', (publicUrl, site) => {
  expect(passkeySiteOf({ publicUrl })).toEqual(site);
});
