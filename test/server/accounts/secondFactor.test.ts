import { type TOTP, URI } from 'otpauth';
import { scripts, type ScriptName } from '../../../src/contract/scripts';
import { words } from '../../../src/server/accounts/words';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
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
import { addColleague, emailOf } from './people';

const HALF_MINUTE = 30_000;
stopClock();

describe.each(databases)('a second factor on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const addPerson = async () => {
    const staffId = await addColleague(server.installation, 'CO');
    const login = await emailOf(server.installation, staffId);
    return { staffId, login, enter: () => signIn(server, login) };
  };
  const refused = async (person: Person, name: ScriptName, input: object = {}) =>
    (await person.send(name, wireOf(name, input))).refusal;
  const fileOf = ({ cookie }: Person, url: string) => server.app.inject({ url, headers: { cookie } });
  /** What a sign-in comes to: nothing where it is let in, else why not. */
  const attempt = async (login: string, code?: string, cookie = '') => {
    const typed = { ...credentials(login), ...(code !== undefined && { SECOND_FACTOR: code }) };
    const { body } = await post(server.app, scripts['session.signIn'], typed, cookie);
    const answer = scripts['session.signIn'].reply.read(body);
    return answer.outcome === 'refused' ? answer.errors[0]?.code : undefined;
  };
  const start = async (person: Person) => {
    const currentPassword = DEMO_PASSWORD;
    const { factorAddress } = await person.call('account.prepareFactor', { currentPassword });
    const app = URI.parse(factorAddress) as TOTP;
    /** The code of so many half minutes from now. */
    const code = (later = 0) => app.generate({ timestamp: Date.now() + later * HALF_MINUTE });
    const { recoveryCodes } = await person.call('account.startFactor', { secondFactorCode: code() });
    pass(HALF_MINUTE);
    return { code, recoveryCodes: recoveryCodes.split('\n') };
  };

  test('is asked for beside the password once it is on; each code is taken once', async () => {
    const { login, enter } = await addPerson();
    const [person, elsewhere] = [await enter(), await enter()];
    expect(await person.call('account.factor', {})).toMatchObject({ isOn: false, codesLeft: 0 });
    const { code } = await start(person);
    expect(await elsewhere.send('staff.list', {})).toMatchObject({ status: 401 });
    expect(await person.call('account.factor', {})).toMatchObject({
      isOn: true,
      hasApp: true,
      codesLeft: 10,
    });
    expect(await attempt(login)).toBe('codeNeeded');
    expect(await attempt(login, '000000')).toBe('wrongCode');
    const right = code();
    expect(await attempt(login, `${right.slice(0, 3)} ${right.slice(3)}`)).toBeUndefined();
    expect(await attempt(login, right)).toBe('wrongCode');
    expect((await mailsTo(server.installation, login)).map(({ subject }) => subject)).toEqual([
      'Your second factor is on',
    ]);
  });

  test('a code lives for its own half minute; that of a clock a day off opens nothing', async () => {
    const { login, enter } = await addPerson();
    const { code } = await start(await enter());
    for (const halfMinutes of [-1, 1, -4, 4, -2880, 2880])
      expect(await attempt(login, code(halfMinutes))).toBe('wrongCode');
    const left = HALF_MINUTE - (Date.now() % HALF_MINUTE);
    const right = code();
    pass(left - 1);
    expect(await attempt(login, right)).toBeUndefined();
    const next = code(1);
    pass(left + HALF_MINUTE);
    expect(await attempt(login, next)).toBe('wrongCode');
  });

  test('of two who come with one code at once, one is let in', async () => {
    const { login, enter } = await addPerson();
    const { code } = await start(await enter());
    const right = code();
    const both = await Promise.all([attempt(login, right), attempt(login, right)]);
    expect(both.sort()).toEqual(['wrongCode', undefined]);
  });

  test('a recovery code stands in for it once, for its own person; new ones end the old', async () => {
    const { login, enter } = await addPerson();
    const person = await enter();
    const { recoveryCodes } = await start(person);
    const [one = '', two = ''] = recoveryCodes;
    // 120 bits: what is kept of it is a plain hash.
    expect(one).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const other = await addPerson();
    await start(await other.enter());
    expect(await attempt(other.login, one)).toBe('wrongCode');
    expect(await attempt(login, one.toLowerCase())).toBeUndefined();
    expect(await attempt(login, one)).toBe('wrongCode');
    const kept = await server.installation.directory.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(two);
    await person.call('account.renewRecovery', { currentPassword: DEMO_PASSWORD });
    expect(await attempt(login, two)).toBe('wrongCode');
  });

  test('whoever unlocks an office in the browser where the code was given needs none again', async () => {
    const { login, enter } = await addPerson();
    const person = await enter();
    await start(person);
    await person.call('session.lock', {});
    expect(await attempt(login)).toBe('codeNeeded');
    expect(await attempt(login, undefined, person.cookie)).toBeUndefined();
  });

  test('nobody turns it on, off or over without the password; an administrator turns it off for who lost all', async () => {
    const { staffId, login, enter } = await addPerson();
    const person = await enter();
    await start(person);
    for (const name of ['account.prepareFactor', 'account.renewRecovery', 'account.endFactor'] as const)
      expect(await refused(person, name, { currentPassword: 'wrong' })).toMatchObject({ kind: 'invalid' });
    await administrator.call('staff.endFactor', { staffId });
    expect(await attempt(login)).toBeUndefined();
    expect((await mailsTo(server.installation, login)).at(-1)?.subject).toBe('Your second factor is off');
    expect((await administrator.call('staff.list', {})).find((row) => row.staffId === staffId)).toMatchObject(
      {
        hasFactor: false,
      },
    );
  });

  test('the mail about one that an administrator ended is in the language that its recipient reads', async () => {
    const { staffId, login, enter } = await addPerson();
    const person = await enter();
    const told = async (input: { readonly language?: 'es' | 'ja' }) => {
      const answer = await person.call('session.current', input);
      return answer.outcome === 'accepted' ? answer.session.staff.language : answer.outcome;
    };
    expect(await told({})).toBe('');
    expect(await told({ language: 'es' })).toBe('es');
    expect(await told({})).toBe('es');
    await start(person);
    await administrator.call('staff.endFactor', { staffId, language: 'ja' });
    expect((await mailsTo(server.installation, login)).at(-1)?.subject).toBe(words.es.factorOff.subject);
  });

  test('where the agency requires one, whoever has none may do nothing but set one up', async () => {
    const { enter } = await addPerson();
    const person = await enter();
    await start(administrator);
    await administrator.call('staff.requireFactor', { isRequired: true });
    for (const [name, input] of [
      ['talents.list', {}],
      ['news.toggle', { newsId: 'n1', online: true }],
      ['staff.list', {}],
      ['calendar.list', {}],
    ] as const)
      expect(await refused(person, name, input)).toEqual({ kind: 'conflict', reason: 'factorNeeded' });
    for (const url of ['/media/films/f1/film.mp4', '/media/talents/t1/pictures/1.jpg'])
      expect((await fileOf(person, url)).statusCode).toBe(409);
    for (const whose of [person, await enter()])
      expect(await whose.call('session.current', {})).toMatchObject({
        session: { staff: { needsFactor: true } },
      });
    expect(await person.call('account.devices', {})).toHaveLength(2);
    expect(await administrator.send('talents.list', {})).toMatchObject({ status: 200 });
    expect((await person.call('account.factor', {})).isRequired).toBe(true);
    await start(person);
    expect(await refused(person, 'talents.list')).toBeUndefined();
    expect((await fileOf(person, '/media/films/f1/film.mp4')).statusCode).toBe(404);
    expect(await person.call('session.current', {})).not.toHaveProperty('session.staff.needsFactor', true);
    await administrator.call('staff.requireFactor', { isRequired: false });
  });

  test('whoever waits is let in once the agency requires none any more, and its offices are told of the rule', async () => {
    const { enter } = await addPerson();
    const heard: string[] = [];
    const stop = server.installation.events.subscribe('CO', (event) => {
      if (event.kind === 'changed' && event.entity === 'agency') heard.push(event.id);
    });
    await administrator.call('staff.requireFactor', { isRequired: true });
    const person = await enter();
    expect(await refused(person, 'talents.list')).toMatchObject({ reason: 'factorNeeded' });
    await administrator.call('staff.requireFactor', { isRequired: false });
    stop();
    expect(heard).toEqual(['CO', 'CO']);
    expect(await refused(person, 'talents.list')).toBeUndefined();
  });
});
