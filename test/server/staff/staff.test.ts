import { scripts, type ScriptName } from '../../../src/contract/scripts';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { newId } from '../../../src/server/ids';
import { databases } from '../../tools/databases';
import { linkIn } from '../accounts/mails';
import { addColleague, emailOf } from '../accounts/people';
import {
  credentials,
  type Person,
  post,
  signIn,
  startServerOn,
  type TestServer,
  wireOf,
} from '../support/server';

const GOOD = 'eleven geese and one';
const linkOver = { kind: 'conflict', reason: 'linkOver' };
describe.each(databases)('accounts of an agency on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const ask = (name: ScriptName, input: object) => post(server.app, scripts[name], wireOf(name, input), '');
  const refused = async (person: Person, name: ScriptName, input: object) =>
    (await person.send(name, wireOf(name, input))).refusal;
  const signsIn = async (login: string, password: string) =>
    (await post(server.app, scripts['session.signIn'], credentials(login, password), '')).cookie !==
    undefined;
  const rowOf = async (person: Person, staffId: string) =>
    (await person.call('staff.list', {})).find((row) => row.staffId === staffId);
  const addPerson = async (over: Parameters<typeof addColleague>[2] = {}) => {
    const staffId = await addColleague(server.installation, 'CO', over);
    const login = await emailOf(server.installation, staffId);
    return { staffId, login, enter: () => signIn(server, login) };
  };

  test('whoever is invited takes it up by the newest link, and may do what the role allows', async () => {
    const email = 'ida@co.example';
    const invitation = { email, firstName: 'Ida', lastName: 'Berg', role: 'reader' } as const;
    const { staffId } = await administrator.call('staff.invite', invitation);
    const { token: first } = await linkIn(server.installation, email);
    expect(await signsIn(email, '')).toBe(false);
    expect((await administrator.call('staff.invite', invitation)).staffId).toBe(staffId);
    const { page, token } = await linkIn(server.installation, email);
    expect(page).toMatch(/\/signup$/);
    const join = (given: string) =>
      ask('account.join', { token: given, firstName: 'Ida', lastName: 'Bergman', newPassword: GOOD });
    expect((await join(first)).refusal).toEqual(linkOver);
    expect((await join(token)).status).toBe(200);
    expect((await join(token)).refusal).toEqual(linkOver);
    expect((await rowOf(administrator, staffId))?.seenAt).toBeUndefined();
    expect(await signsIn(email, GOOD)).toBe(true);
    expect(await rowOf(administrator, staffId)).toMatchObject({
      ...{ lastName: 'Bergman', privilege: 'READER', status: 'active', seesSecrets: false },
      seenAt: expect.stringMatching(/^2\d{3}-.*Z$/),
    });
    expect(await refused(administrator, 'staff.invite', invitation)).toEqual({
      kind: 'conflict',
      reason: 'addressTaken',
    });
  });

  test('a person has twenty links an hour mailed to strangers, also of many that are asked for at once', async () => {
    const { staffId, enter } = await addPerson({ privilege: 'ADMIN' });
    const other = await enter();
    const named = { firstName: '', lastName: '', role: 'reader' } as const;
    const invite = (person: Person, at: number) =>
      refused(person, 'staff.invite', { ...named, email: `stranger${at}@elsewhere.example` });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => invite(other, at)));
    const tooMany = { kind: 'tooMany', retryAfter: expect.any(Number) as number };
    expect(answers.filter(Boolean)).toEqual(Array.from({ length: 5 }, () => tooMany));
    const invited = (await other.call('staff.list', {})).filter(({ email }) => email.startsWith('stranger'));
    expect(invited).toHaveLength(20);
    expect(await refused(other, 'staff.sendLink', { staffId: invited[0]?.staffId })).toEqual(tooMany);
    const address = { email: 'stranger@elsewhere.example', currentPassword: DEMO_PASSWORD };
    expect(await refused(other, 'account.changeAddress', address)).toEqual(tooMany);
    expect(await invite(administrator, 26)).toBeUndefined();
    await administrator.call('staff.remove', { staffId });
  });

  test('when colleagues were there is told to administrators only', async () => {
    const { enter } = await addPerson();
    const rows = await (await enter()).call('staff.list', {});
    expect(rows.some(({ seenAt }) => seenAt !== undefined)).toBe(false);
  });

  test('an account that is off has no session and gets none, also by a link that it had', async () => {
    const { staffId, login, enter } = await addPerson();
    const person = await enter();
    await ask('account.askPassword', { email: login });
    const { token } = await linkIn(server.installation, login);
    await administrator.call('staff.toggle', { staffId, isOn: false });
    expect(await person.send('staff.list', {})).toMatchObject({ status: 401 });
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(false);
    expect((await ask('account.choosePassword', { token, newPassword: GOOD })).refusal).toEqual(linkOver);
    await administrator.call('staff.toggle', { staffId, isOn: true });
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(true);
    await administrator.call('staff.remove', { staffId });
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(false);
    expect(await rowOf(administrator, staffId)).toBeUndefined();
  });

  test('who is signed out by an administrator is so on all devices; the account stays', async () => {
    const { staffId, login, enter } = await addPerson();
    const devices = [await enter(), await enter()];
    expect(await refused(devices[0] as Person, 'staff.endSessions', { staffId })).toMatchObject({
      kind: 'forbidden',
    });
    await administrator.call('staff.endSessions', { staffId });
    for (const device of devices) expect(await device.send('staff.list', {})).toMatchObject({ status: 401 });
    expect(await signsIn(login, DEMO_PASSWORD)).toBe(true);
    expect(await rowOf(administrator, staffId)).toMatchObject({ status: 'active' });
  });

  test('the last administrator stays, also when two demote or turn off each other at once', async () => {
    const { userId: staffId } = administrator;
    const alone = { kind: 'conflict', reason: 'lastAdministrator' };
    const ways = [
      (id: string) => ({ name: 'staff.setRole', input: { staffId: id, role: 'staff' } }) as const,
      (id: string) => ({ name: 'staff.toggle', input: { staffId: id, isOn: false } }) as const,
      (id: string) => ({ name: 'staff.remove', input: { staffId: id } }) as const,
    ];
    for (const { name, input } of ways.map((way) => way(staffId)))
      expect(await refused(administrator, name, input)).toEqual(alone);
    for (const way of ways) {
      const [one, other] = [await addPerson({ privilege: 'ADMIN' }), await addPerson({ privilege: 'ADMIN' })];
      const [first, second] = [await one.enter(), await other.enter()];
      await server.installation.directory
        .updateTable('staff')
        .set({ privilege: 'STAFF' })
        .where('staff_id', '=', staffId)
        .execute();
      const both = await Promise.all([
        first.send(way(other.staffId).name, wireOf(way(other.staffId).name, way(other.staffId).input)),
        second.send(way(one.staffId).name, wireOf(way(one.staffId).name, way(one.staffId).input)),
      ]);
      expect(both.filter(({ status }) => status === 200).length).toBe(1);
      await server.installation.directory
        .updateTable('staff')
        .set({ privilege: 'ADMIN' })
        .where('staff_id', '=', staffId)
        .execute();
      for (const id of [one.staffId, other.staffId])
        await administrator.send('staff.remove', { STAFF_ID: id });
    }
  });

  test('secrets of talents are shown, and taken, with the right to see them only', async () => {
    const { staffId, enter } = await addPerson();
    const person = await enter();
    const [talent] = await person.call('talents.list', {});
    const talentId = talent?.talentId ?? '';
    const shown = { talentId, field: 'socialSecurityNumber' } as const;
    await person.call('talent.update', { talentId, socialSecurityNumber: '12345' });
    expect((await person.call('talent.showSecret', shown)).shownSecret).toBe('12345');
    await administrator.call('staff.setSecrets', { staffId, seesSecrets: false });
    const forbidden = { kind: 'forbidden' };
    expect(await refused(person, 'talent.showSecret', shown)).toEqual(forbidden);
    expect(await refused(person, 'talent.update', { talentId, socialSecurityNumber: '1' })).toEqual(
      forbidden,
    );
    expect(await refused(person, 'talent.update', { talentId, city: 'Lyon' })).toBeUndefined();
    await administrator.call('staff.setSecrets', { staffId, seesSecrets: true });
    expect((await person.call('talent.showSecret', shown)).shownSecret).toBe('12345');
  });

  test('what was a person’s is a colleague’s afterwards', async () => {
    const [leaving, heir] = [await addPerson(), await addPerson()];
    const [person, other] = [await leaving.enter(), await heir.enter()];
    const [news] = await person.call('news.list', {});
    const thing = { thing: 'news', subjectId: news?.newsId ?? '' } as const;
    const at = `${new Date().getFullYear() + 1}-01-01 09:00`;
    await person.call('schedule.add', { ...thing, from: '', until: at, recipients: '' });
    const received = { processId: newId(), fileName: 'reel.mov', fileSize: 9, fileType: 'video/quicktime' };
    await addReceived(received.processId, leaving.staffId);
    const input = { staffId: leaving.staffId, heirId: heir.staffId };
    expect(await administrator.call('staff.handOver', input)).toEqual({ uploads: 1, scheduled: 1 });
    expect(await person.call('upload.list', {})).toEqual([]);
    expect(await other.call('upload.list', {})).toMatchObject([{ processId: received.processId }]);
    expect(await administrator.call('staff.handOver', input)).toEqual({ uploads: 0, scheduled: 0 });
    const noHeir = { kind: 'invalid', problems: { heirId: 'noHeir' } };
    const reader = await addPerson({ privilege: 'READER' });
    for (const heirId of [leaving.staffId, reader.staffId])
      expect(await refused(administrator, 'staff.handOver', { ...input, heirId })).toEqual(noHeir);
  });

  async function addReceived(process_id: string, staff_id: string) {
    const tenant = await server.installation.agency('CO');
    const file = { file_name: 'reel.mov', file_size: 9, file_type: 'video/quicktime', update_id: newId() };
    await tenant?.catalogue
      .insertInto('upload_processes')
      .values({
        ...{ process_id, staff_id, ...file, film_id: null, stage: 'RECEIVED' },
        created_at: new Date().toISOString(),
      })
      .execute();
  }

  test('each change is in the history, with who did it and what stood there', async () => {
    const { staffId } = await addPerson();
    await administrator.call('staff.setRole', { staffId, role: 'administrator' });
    const tenant = await server.installation.agency('CO');
    const rows = await tenant?.catalogue
      .selectFrom('activity')
      .select(['staff_id', 'script', 'before'])
      .where('subject', '=', staffId)
      .execute();
    expect(rows).toEqual([
      { staff_id: administrator.userId, script: 'staff.setRole', before: '{"privilege":"STAFF"}' },
    ]);
  });
});
