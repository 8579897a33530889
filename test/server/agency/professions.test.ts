import type { ScriptName } from '../../../src/contract/scripts';
import { start } from '../../../src/server/app/start';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

describe.each(databases)('professions of an agency on $database', ({ open }) => {
  let server: TestServer;
  let administrator: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    administrator = await signIn(server, 'admin@co.example');
  });
  afterAll(() => server?.close());

  const list = () => administrator.call('agency.professions', {});
  const names = async () => (await list()).map(({ name }) => name);
  const add = async (name: string, singular = `one of ${name}`) =>
    (await administrator.call('profession.add', { name, singular })).categoryId;
  const refusal = async (name: ScriptName, input: object) =>
    (await administrator.send(name, wireOf(name, input))).refusal;

  test('a new one stands last, with an address of its own, and a talent may have it', async () => {
    const categoryId = await add(' Location scouts ', 'Location scout');
    const added = (await list()).at(-1);
    expect(added).toMatchObject({
      ...{ categoryId, name: 'Location scouts', singular: 'Location scout', talents: 0, trashed: 0 },
      routerUrl: 'location_scouts',
    });
    await administrator.call('talent.add', { categoryId, firstName: 'Ida', lastName: 'Berg' });
    expect((await list()).at(-1)).toMatchObject({ talents: 1 });
    const told = await administrator.call('categories.list', { productionMode: 1 });
    expect(told.at(-1)).toMatchObject({ categoryId, name: 'Location scouts' });
  });

  test('what was removed is called in the history as it was', async () => {
    const categoryId = await add('Grips', 'Grip');
    await administrator.call('profession.rename', { categoryId, name: 'Grip crews', singular: 'Grip' });
    await administrator.call('profession.remove', { categoryId });
    const rows = await administrator.call('activity.list', { subject: categoryId });
    expect(rows.map(({ script, thing, title }) => [script, thing, title])).toEqual([
      ['profession.remove', 'profession', 'Grip crews'],
      ['profession.rename', 'profession', 'Grip crews'],
      ['profession.add', 'profession', 'Grip crews'],
    ]);
  });

  test('one that is called All does not stand where the talents of all professions are listed', async () => {
    await add('All', 'All-rounder');
    expect((await list()).at(-1)?.routerUrl).toMatch(/^all_.{6}$/);
  });

  test('what differs in signs only has another address, and a name without letters has one too', async () => {
    await add('VFX / 3D', 'VFX artist');
    await add('VFX · 3D', 'VFX lead');
    await add('***', '*');
    const addresses = (await list()).slice(-3).map(({ routerUrl }) => routerUrl);
    expect(addresses[0]).toBe('vfx_3d');
    expect(addresses[1]).toMatch(/^vfx_3d_.{6}$/);
    expect(addresses[2]).toMatch(/^.{6}$/);
    await add('ﷺ'.repeat(60), 'Long');
    expect((await list()).at(-1)?.routerUrl).toHaveLength(90);
  });

  test('kana that differ in their voicing marks are other names, with other addresses', async () => {
    await add('プロデューサー', 'プロデューサー');
    await add('フロテューサー', 'フロテューサー');
    expect((await list()).slice(-2).map(({ routerUrl }) => routerUrl)).toEqual([
      'プロデューサー',
      'フロテューサー',
    ]);
  });

  test('it is called otherwise everywhere, at the same address', async () => {
    const categoryId = await add('Stunts', 'Stunt');
    const { talentId } = await administrator.call('talent.add', {
      ...{ categoryId, firstName: 'Jo', lastName: '' },
    });
    const told: unknown[] = [];
    const stop = server.installation.events.subscribe('CO', (event) => told.push(event));
    await administrator.call('profession.rename', { categoryId, name: 'Stunt people', singular: 'Stunter' });
    stop();
    expect(told).toEqual([
      { kind: 'changed', entity: 'category', id: categoryId, version: null },
      { kind: 'changed', entity: 'talent', id: talentId, version: null },
    ]);
    expect((await list()).at(-1)).toMatchObject({ name: 'Stunt people', routerUrl: 'stunts' });
    const talents = await administrator.call('talents.list', { talentIds: [talentId] });
    expect(talents[0]).toMatchObject({ profession: 'Stunter' });
    const [row] = await administrator.call('activity.list', { subject: categoryId });
    expect(row).toMatchObject({ script: 'profession.rename', thing: 'profession', title: 'Stunt people' });
    await administrator.call('activity.putBack', { activityId: row?.activityId ?? '' });
    expect(await names()).toContain('Stunts');
  });

  test.each([
    { name: 'DIRECTORS', singular: 'Someone' },
    { name: 'Somebody', singular: ' dïrector ' },
  ])('a name that another one has is refused: $name, $singular', async (wanted) => {
    const before = await list();
    expect(await refusal('profession.add', wanted)).toEqual({ kind: 'conflict', reason: 'professionExists' });
    const { categoryId } = before.at(-1)!;
    expect(await refusal('profession.rename', { categoryId, ...wanted })).toMatchObject({
      reason: 'professionExists',
    });
    expect(await list()).toEqual(before);
  });

  test.each([
    { name: '', singular: 'One' },
    { name: 'Many', singular: ' ' },
    { name: 'x'.repeat(61), singular: 'One' },
    { name: 'Two\nlines', singular: 'One' },
  ])('is not called $name, $singular', async (wanted) => {
    expect(await refusal('profession.add', wanted)).toMatchObject({ kind: 'invalid' });
  });

  test('the order is that of the left panel', async () => {
    const [first, second, third] = await list();
    const move = (categoryId = '', beforeId = '') =>
      administrator.call('profession.move', { categoryId, beforeId });
    await move(third?.categoryId, first?.categoryId);
    expect((await names()).slice(0, 3)).toEqual([third, first, second].map((each) => each?.name));
    await move(third?.categoryId, '');
    expect((await names()).at(-1)).toBe(third?.name);
    expect(await refusal('profession.move', { categoryId: first?.categoryId, beforeId: 'nobody' })).toEqual({
      kind: 'notFound',
    });
  });

  test('one that a talent has stays, also where that is in the trash; one that nobody has goes', async () => {
    const categoryId = await add('Riggers', 'Rigger');
    const { talentId } = await administrator.call('talent.add', {
      ...{ categoryId, firstName: 'Kim', lastName: '' },
    });
    const inUse = { kind: 'conflict', reason: 'professionInUse' };
    expect(await refusal('profession.remove', { categoryId })).toEqual(inUse);
    await administrator.call('talent.delete', { talentId });
    expect((await list()).at(-1)).toMatchObject({ talents: 0, trashed: 1 });
    expect(await refusal('profession.remove', { categoryId })).toEqual(inUse);
    const gone = await add('Gone', 'Goner');
    await administrator.call('profession.remove', { categoryId: gone });
    expect(await names()).not.toContain('Gone');
  });
});

test('the start of a newer version gives an agency without professions those of a new one, and asks a disabled one for the key too', async () => {
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { join } = await import('node:path');
  const { tmpdir } = await import('node:os');
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-start-'));
  const environment = {
    ...{ GREENROOM_DATA: join(folder, 'data'), PORT: '0', PUBLIC_URL: 'http://office.example' },
    ...{ GREENROOM_AGENCY: 'TH:Third', GREENROOM_ADMIN_EMAIL: 'ida@third.example' },
    GREENROOM_ADMIN_PASSWORD: 'eleven geese and one',
  };
  const count = async (running: Awaited<ReturnType<typeof start>>) => {
    const tenant = await running.installation.agency('TH');
    return (await tenant?.catalogue.selectFrom('categories').selectAll().execute())?.length;
  };
  const first = await start(environment, ['--role', 'web']);
  const tenant = await first.installation.agency('TH');
  await tenant?.catalogue.deleteFrom('categories').execute();
  // As an older version left it.
  await first.installation.directory.updateTable('agencies').set({ catalogue_form: '' }).execute();
  await first.stop();
  const second = await start(environment, ['--role', 'web']);
  expect(await count(second)).toBe(6);
  const now = new Date().toISOString();
  await second.installation.directory.updateTable('agencies').set({ disabled_at: now }).execute();
  await second.stop();
  await expect(start({ ...environment, GREENROOM_KEY: 'ab'.repeat(32) }, ['--role', 'web'])).rejects.toThrow(
    'another key',
  );
  await rm(folder, { recursive: true, force: true });
});
