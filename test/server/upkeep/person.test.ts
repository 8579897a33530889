import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { person } from '../../../src/server/app/upkeep/person';
import { databases } from '../../tools/databases';
import { tracesOf } from '../persons/traces';
import { unzip } from '../persons/unzip';
import { signIn, startServerOn, type TestServer } from '../support/server';

describe.each(databases)('a person is handed over and removed by a command, on $database', ({ open }) => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    server = await startServerOn(open);
    folder = await mkdtemp(join(tmpdir(), 'greenroom-person-'));
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...words: readonly string[]) => person(server.installation.settings, words);

  test('beside the running server: first all of it in a ZIP, then nothing is found any more', async () => {
    const staff = await signIn(server, 'staff@co.example');
    const [talent] = await staff.call('talents.list', {});
    const { categoryId } = talent!;
    const named = { categoryId, firstName: 'Ottoline', lastName: 'Quillfeather' };
    const { talentId } = await staff.call('talent.add', named);
    await staff.call('talent.update', { talentId, siteLogin: 'otto' });
    const place = join(folder, 'new');
    await run('export', 'CO', 'ottoline quillfeather', place);
    const archive = unzip(await readFile(join(place, 'person.zip')));
    expect(JSON.parse(String(archive.get('secrets.json')))).toEqual({ siteLogin: 'otto' });
    await expect(run('export', 'CO', `talent:${talentId}`, place)).rejects.toThrow('is there already');
    await run('remove', 'CO', 'Ottoline Quillfeather');
    expect(await tracesOf(server.installation, ['Quillfeather'])).toEqual([]);
    await expect(run('remove', 'CO', `talent:${talentId}`)).rejects.toThrow('Nothing is held');
  });

  test('who is not one person is said in a sentence, and nothing is done', async () => {
    await expect(run('remove', 'CO')).rejects.toThrow('Say of whom');
    await expect(run('remove', 'XX', 'Ada')).rejects.toThrow('There is no agency XX');
    await expect(run('remove', 'CO', 'Nobody At All')).rejects.toThrow('Nobody is found');
    await expect(run('remove', 'CO', 'ar')).rejects.toThrow(/Say which of these:\n {2}talent:/);
    await expect(run('remove', 'CO', 'contact:staff@co.example')).rejects.toThrow('works there');
    await expect(run('remove', 'CO', 'admin@co.example')).rejects.toThrow('last administrator');
    expect(existsSync(join(folder, 'person.zip'))).toBe(false);
  });
});
