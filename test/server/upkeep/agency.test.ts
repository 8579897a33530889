import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { scripts } from '../../../src/contract/scripts';
import { agency } from '../../../src/server/app/upkeep/agency';
import { check } from '../../../src/server/app/upkeep/check';
import { agencyFolder } from '../../../src/server/database/store';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { databases } from '../../tools/databases';
import { post, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

const ADDRESS = 'ada@vv.example';

describe.each(databases)('agencies are made and ended by a command, on $database', ({ open, database }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServerOn(open);
  });
  afterAll(() => server?.close());

  let token = '';

  const run = (...words: readonly string[]) => agency(server.installation.settings, words);
  const linked = async (): Promise<string> => {
    const [, link = ''] = await run('add', 'VV:Vivid', 'Voices', ADDRESS);
    return link.split('#')[1] ?? '';
  };
  const reelIsShown = async (reelId: string) =>
    (await server.app.inject({ url: `/reel/${reelId}` })).statusCode === 200;

  test('who was invited and has lost the link is invited again, and the link before is good no more', async () => {
    const lost = await linked();
    const [said, link = ''] = await run('invite', 'VV');
    expect(said).toContain(ADDRESS);
    token = link.split('#')[1] ?? '';
    const input = { token: lost, firstName: 'Ada', lastName: 'Berg', newPassword: DEMO_PASSWORD };
    const joined = await post(server.app, scripts['account.join'], wireOf('account.join', input));
    expect(joined.refusal).toBeDefined();
    expect(link.startsWith(`${server.installation.settings.publicUrl}/signup#`)).toBe(true);
  });

  test('one that is added beside a running server is begun by its administrator with the link', async () => {
    const input = { token, firstName: 'Ada', lastName: 'Berg', newPassword: DEMO_PASSWORD };
    const joined = await post(server.app, scripts['account.join'], wireOf('account.join', input));
    expect(joined.refusal).toBeUndefined();
    const ada = await signIn(server, ADDRESS);
    expect(await ada.call('talents.list', {})).toEqual([]);
    expect((await ada.call('categories.list', { productionMode: 1 })).length).toBeGreaterThan(0);
    expect(await run('list')).toContainEqual(expect.stringMatching(/^VV +Vivid Voices \(1 people\)$/));
  });

  test('what cannot be one is said in a sentence, and nothing is made of it', async () => {
    const before = await run('list');
    await expect(run('add', 'VV:Others', 'other@vv.example')).rejects.toThrow('There is VV already');
    await expect(run('add', 'WW', ADDRESS)).rejects.toThrow(`Somebody has ${ADDRESS} already`);
    await expect(run('add', '../W:Others', 'other@vv.example')).rejects.toThrow('is no agency');
    await expect(run('add', 'WW', 'nobody')).rejects.toThrow('no mail address');
    await expect(run('disable', 'WW')).rejects.toThrow('There is no agency WW');
    await expect(run('remove', 'CO', 'MP')).rejects.toThrow('Say what is to be done');
    await expect(run('remove', 'VV')).rejects.toThrow('VV is in use');
    await expect(run('invite', 'WW')).rejects.toThrow('There is no agency WW');
    await expect(run('invite', 'VV')).rejects.toThrow(`${ADDRESS} has begun`);
    expect(await run('list')).toEqual(before);
  });

  test('of a disabled one nobody comes in and nothing is shown; enabled, all of it is there again', async () => {
    const bob = await signIn(server, 'staff@co.example');
    const [talent] = await bob.call('talents.list', {});
    const { reels } = await bob.call('talentReels.list', { talentId: talent?.talentId ?? '' });
    const reelId = reels.find(({ online }) => online)?.reelId ?? '';
    expect(await reelIsShown(reelId)).toBe(true);
    await run('disable', 'CO');
    expect(await run('list')).toContainEqual(expect.stringMatching(/^CO .*disabled since \d{4}-/));
    expect((await bob.send('talents.list', {})).refusal).toMatchObject({ kind: 'signedOut' });
    await expect(signIn(server, 'staff@co.example')).rejects.toThrow();
    expect(await reelIsShown(reelId)).toBe(false);
    expect((await server.installation.agencies()).map((each) => each.abbreviation)).not.toContain('CO');
    expect(await check(server.installation.settings)).toEqual([]);
    await signIn(server, ADDRESS);
    await run('enable', 'CO');
    expect(await reelIsShown(reelId)).toBe(true);
    const again = await signIn(server, 'staff@co.example');
    expect((await again.call('talents.list', {})).length).toBeGreaterThan(0);
  });

  test('a disabled one is removed with its catalogue, files and people, and its name is free again', async () => {
    await run('disable', 'VV');
    await run('remove', 'VV');
    const { settings, directory } = server.installation;
    expect(existsSync(agencyFolder(settings.dataFolder, 'VV'))).toBe(false);
    if (database === 'PostgreSQL') {
      const schemas = await sql<{ name: string }>`
        select schema_name as name from information_schema.schemata`.execute(directory);
      expect(schemas.rows.map(({ name }) => name)).not.toContain('agency_vv');
    }
    await expect(signIn(server, ADDRESS)).rejects.toThrow();
    expect((await run('list')).join()).not.toContain('VV');
    expect(await linked()).not.toBe('');
  });
});
