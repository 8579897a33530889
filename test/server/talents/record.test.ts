import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerEvent } from '../../../src/contract/events';
import { type Person, signIn, startServer, type TestServer } from '../support/server';

const SECRET = 'b6-quite-secret-73';
let server: TestServer;
let staff: Person;
let admin: Person;
let categoryId: string;
let other: string;

beforeAll(async () => {
  server = await startServer();
  staff = await signIn(server, 'staff@co.example');
  admin = await signIn(server, 'admin@co.example');
  const categories = await staff.call('categories.list', { productionMode: 1 });
  categoryId = categories[0]?.categoryId ?? '';
  other = categories[1]?.categoryId ?? '';
});
afterAll(() => server.close());

const newTalent = async () =>
  (await staff.call('talent.add', { categoryId, firstName: 'Åsa', lastName: 'Berg' })).talentId;
const catalogue = async () => {
  const tenant = await server.installation.agency('CO');
  if (!tenant) throw new Error('CO is not there');
  return tenant.catalogue;
};
const historyOf = async (talentId: string, script = 'talent.update') =>
  (await catalogue())
    .selectFrom('activity')
    .selectAll()
    .where('subject', '=', talentId)
    .where('script', '=', script)
    .orderBy('at')
    .execute();

test('a record that nobody has filled in is empty; what is saved comes back, and no more is changed', async () => {
  const talentId = await newTalent();
  const before = await staff.call('talent.get', { talentId });
  expect(before).toMatchObject({ firstName: 'Åsa', city: '', agents: [], homepage: '', version: 0 });
  const saved = await staff.call('talent.update', {
    ...{ talentId, city: 'Kyōto 京都', birthDate: '29/02/1984', homepage: 'asa.example', union: 'AFC' },
    ...{ licenceB: true, agents: ['TN', 'AM'], email: 'asa@example.org', version: 0 },
  });
  expect(saved).toEqual({ kind: 'saved', version: 1 });
  expect(await staff.call('talent.get', { talentId })).toEqual({
    ...before,
    ...{ city: 'Kyōto 京都', birthDate: '29/02/1984', homepage: 'http://asa.example', union: 'AFC' },
    ...{ licenceB: true, agents: ['TN', 'AM'], email: 'asa@example.org', version: 1 },
  });
  await staff.call('talent.update', { talentId, categoryId: other, homepage: '', licenceB: false });
  expect(await staff.call('talent.get', { talentId })).toMatchObject({
    ...{ categoryId: other, homepage: '', licenceB: false, city: 'Kyōto 京都', agents: ['TN', 'AM'] },
  });
});

test('a name is kept without the blanks around it, as where a talent is added', async () => {
  const talentId = await newTalent();
  await staff.call('talent.update', { talentId, firstName: ' Åsa\t', lastName: '\u00a0Berg ' });
  expect(await staff.call('talent.get', { talentId })).toMatchObject({ firstName: 'Åsa', lastName: 'Berg' });
});

test('a save is told to those who have the record open, with its version; one that changes nothing is not', async () => {
  const talentId = await newTalent();
  const heard: ServerEvent[] = [];
  const stop = server.installation.events.subscribe('CO', (event) => heard.push(event));
  await staff.call('talent.update', { talentId, phone: '040 12' });
  await staff.call('talent.update', { talentId, phone: '040 12' });
  stop();
  expect(heard).toEqual([{ kind: 'changed', entity: 'talentRecord', id: talentId, version: 1 }]);
});

test('the talents list says the new name and place, and carries no more of the record', async () => {
  const talentId = await newTalent();
  await staff.call('talent.update', {
    ...{ talentId, lastName: 'Lund', phone: '+46 70 11 22 33', sitePassword: SECRET },
  });
  const { body } = await staff.send('talents.list', {});
  expect(JSON.stringify(body)).toContain('Lund');
  expect(JSON.stringify(body)).not.toContain('+46 70 11 22 33');
  expect(JSON.stringify(body)).not.toContain(SECRET);
});

test('of two people with one version, the second gets what the first saved, and nothing is written over', async () => {
  const talentId = await newTalent();
  const first = await staff.call('talent.update', { talentId, city: 'Oslo', phone: '1', version: 0 });
  expect(first).toEqual({ kind: 'saved', version: 1 });
  const second = await admin.call('talent.update', { talentId, city: 'Bergen', version: 0 });
  expect(second).toMatchObject({ kind: 'conflict', version: 1, values: { city: 'Oslo', phone: '1' } });
  expect(await staff.call('talent.get', { talentId })).toMatchObject({ city: 'Oslo', version: 1 });
  expect(await admin.call('talent.update', { talentId, city: 'Bergen', version: 1 })).toMatchObject({
    version: 2,
  });
});

test('each save has one history row with what stood there before; saving the same again has none', async () => {
  const talentId = await newTalent();
  await staff.call('talent.update', { talentId, city: 'Oslo', agents: ['AM'], requestId: 'save-1' });
  await staff.call('talent.update', { talentId, city: 'Oslo', agents: ['AM'], requestId: 'save-1' });
  await staff.call('talent.update', { talentId, city: 'Oslo' });
  await staff.call('talent.update', { talentId, city: 'Bergen' });
  const history = (await historyOf(talentId)).map(({ before }) => JSON.parse(before) as unknown);
  expect(history).toEqual([{ city: '', agents: [] }, { city: 'Oslo' }]);
});

test('a refused field leaves the whole record as it was', async () => {
  const talentId = await newTalent();
  const { body, refusal } = await staff.send('talent.update', {
    ...{ id_TEC: talentId, id_CITY: 'Oslo', id_BIRTH: '31/02/1980' },
  });
  expect({ body, refusal }).toEqual({
    body: 'FAILED',
    refusal: { kind: 'invalid', problems: { birthDate: 'malformed' } },
  });
  expect(await staff.call('talent.get', { talentId })).toMatchObject({ city: '', version: 0 });
});

test('AGENT that the database holds in another form is the empty selection', async () => {
  const talentId = await newTalent();
  await staff.call('talent.update', { talentId, agents: ['AM'] });
  await (
    await catalogue()
  )
    .updateTable('talent_records')
    .set({ agents: '["AM"' })
    .where('talent_id', '=', talentId)
    .execute();
  expect((await staff.call('talent.get', { talentId })).agents).toEqual([]);
});

describe('secrets', () => {
  const secrets = { socialSecurityNumber: '2 84 02 75', siteLogin: 'asa-login', sitePassword: SECRET };

  test('are shown one by one to whoever asks, and each showing is noted for all to see', async () => {
    const talentId = await newTalent();
    await staff.call('talent.update', { talentId, ...secrets, secretVersion: 0 });
    expect(await staff.call('talent.get', { talentId })).toMatchObject({
      ...{ hasSocialSecurityNumber: true, hasSiteLogin: true, hasSitePassword: true, secretVersion: 1 },
    });
    const shown = await admin.call('talent.showSecret', { talentId, field: 'sitePassword' });
    expect(shown).toEqual({ shownSecret: SECRET, secretVersion: 1 });
    const [showing, ...more] = await staff.call('talentShowings.list', { talentId });
    expect(showing).toMatchObject({ field: 'sitePassword', firstName: expect.stringMatching(/./) });
    expect(more).toEqual([]);
    expect(await historyOf(talentId, 'talent.showSecret')).toHaveLength(1);
  });

  test('are in no file, history, reply or list as they are', async () => {
    const talentId = await newTalent();
    await staff.call('talent.update', { talentId, ...secrets, requestId: 'secrets-1' });
    await staff.call('talent.update', { talentId, sitePassword: '', requestId: 'secrets-2' });
    await staff.call('talent.update', { talentId, sitePassword: SECRET });
    expect((await historyOf(talentId)).map(({ before }) => JSON.parse(before) as unknown)).toEqual([
      { secrets: ['socialSecurityNumber', 'siteLogin', 'sitePassword'] },
      { secrets: ['sitePassword'] },
      { secrets: ['sitePassword'] },
    ]);
    const { dataFolder } = server.installation.settings;
    const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter((file) =>
      /sqlite/.test(file.name),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name)).includes(SECRET)).toBe(false);
    expect(JSON.stringify(await staff.call('talent.get', { talentId }))).not.toContain(SECRET);
  });

  test('that a colleague changed meanwhile are not written over', async () => {
    const talentId = await newTalent();
    await staff.call('talent.update', { talentId, sitePassword: 'first', secretVersion: 0 });
    const late = await admin.send('talent.update', {
      ...{ id_TEC: talentId, id_PASSWORD: 'second', SECRET_VERSION: '0' },
    });
    expect(late.refusal).toEqual({ kind: 'conflict', reason: 'secretVersion' });
    const { shownSecret } = await admin.call('talent.showSecret', { talentId, field: 'sitePassword' });
    expect(shownSecret).toBe('first');
  });

  test('are saved again by who never got the answer to a save of his own', async () => {
    const talentId = await newTalent();
    await staff.call('talent.update', { talentId, sitePassword: 'half', secretVersion: 0 });
    await staff.call('talent.update', { talentId, sitePassword: 'half and half', secretVersion: 0 });
    const { shownSecret } = await staff.call('talent.showSecret', { talentId, field: 'sitePassword' });
    expect(shownSecret).toBe('half and half');
  });

  test('sealed with another key say so, and no showing is noted', async () => {
    const talentId = await newTalent();
    await staff.call('talent.update', { talentId, siteLogin: 'x' });
    await (
      await catalogue()
    )
      .updateTable('talent_secrets')
      .set({ site_login: '1.00000000.AAAA' })
      .where('talent_id', '=', talentId)
      .execute();
    const { refusal } = await staff.send('talent.showSecret', { TEC_ID: talentId, FIELD: 'UserName' });
    expect(refusal).toEqual({ kind: 'conflict', reason: 'sealedOtherwise' });
    expect(await historyOf(talentId, 'talent.showSecret')).toEqual([]);
  });

  test('are shown to a person no more than sixty times within an hour', async () => {
    const talentId = await newTalent();
    await staff.call('talent.update', { talentId, sitePassword: SECRET });
    const show = (person: Person) =>
      person.send('talent.showSecret', { TEC_ID: talentId, FIELD: 'PassWord' });
    const shown = await (
      await catalogue()
    )
      .selectFrom('activity')
      .select('staff_id')
      .where('script', '=', 'talent.showSecret')
      .where('staff_id', '=', staff.userId)
      .execute();
    for (let i = shown.length; i < 60; i++) expect((await show(staff)).status).toBe(200);
    expect((await show(staff)).refusal).toMatchObject({ kind: 'tooMany' });
    expect((await show(admin)).status).toBe(200);
  });
});
