import { randomBytes } from 'node:crypto';
import { scripts } from '../../../src/contract/scripts';
import { fingerprintOf } from '../../../src/server/http/fingerprint';
import { createVault, type Vault } from '../../../src/server/vault/vault';
import { databases } from '../../tools/databases';
import { type Person, signIn, startServerOn, type TestServer, wireOf } from '../support/server';

describe.each(databases)('a request id that comes again on $database', ({ open }) => {
  let server: TestServer;
  let person: Person;
  let categoryId: string;

  beforeAll(async () => {
    server = await startServerOn(open);
    person = await signIn(server, 'staff@co.example');
    categoryId = (await person.call('categories.list', { productionMode: 1 }))[0]?.categoryId ?? '';
  });
  afterAll(() => server?.close());

  const reused = { kind: 'conflict', reason: 'requestReused' };
  const adding = (firstName: string, requestId: string) => ({
    categoryId,
    firstName,
    lastName: 'Again',
    requestId,
  });
  const names = async () =>
    (await person.call('talents.list', {}))
      .filter(({ lastName }) => lastName === 'Again')
      .map(({ firstName }) => firstName);
  const catalogue = async () => (await server.installation.agency('CO'))!.catalogue;

  test('with other content does nothing, and says so', async () => {
    await person.call('talent.add', adding('Ann', 'r-other'));
    const answer = await person.send('talent.add', wireOf('talent.add', adding('Bob', 'r-other')));
    expect(answer).toMatchObject({ status: 409, body: 'FAILED', refusal: reused });
    expect(await names()).toEqual(['Ann']);
    const { talentId } = await person.call('talent.add', adding('Ann', 'r-other'));
    const deletion = wireOf('talent.delete', { talentId, requestId: 'r-other' });
    expect((await person.send('talent.delete', deletion)).refusal).toEqual(reused);
    expect(await names()).toEqual(['Ann']);
  });

  test('with the same content is answered as before, in whatever order and beside whatever else it stands', async () => {
    const { talentId } = await person.call('talent.add', adding('Cid', 'r-same'));
    const wire = Object.entries(wireOf('talent.add', adding(' Cid ', 'r-same'))).toReversed();
    const { body } = await person.send('talent.add', {
      TRACE: 'of another try',
      ...Object.fromEntries(wire),
    });
    expect(body).toMatchObject({ TEC_ID: talentId });
  });

  test('is of the same request whatever its person had seen by then, and in whatever language they ask', async () => {
    const { talentId } = await person.call('talent.add', adding('Dot', 'r-seen'));
    const save = (version: number, city: string) =>
      person.send('talent.update', wireOf('talent.update', { talentId, city, version, requestId: 'r-save' }));
    const { version } = await person.call('talent.get', { talentId });
    const first = await save(version, 'Oslo');
    expect(first.body).toMatchObject({ status: 'success' });
    expect((await save(version + 1, 'Oslo')).body).toEqual(first.body);
    expect((await save(version + 1, 'Rome')).refusal).toEqual(reused);
    const administrator = await signIn(server, 'admin@co.example');
    const key = { kind: 'talent', personId: talentId, requestId: 'r-gone' } as const;
    await administrator.call('person.remove', { ...key, language: 'en' });
    await administrator.call('person.remove', { ...key, language: 'ja' });
  });

  test('is free where nothing was done under it', async () => {
    const refused = wireOf('talent.add', { ...adding('Eve', 'r-free'), categoryId: 'nowhere' });
    expect((await person.send('talent.add', refused)).status).toBe(404);
    await person.call('talent.add', adding('Eve', 'r-free'));
  });

  test('is answered as it was where it was answered before it was known for what', async () => {
    const one = await person.call('talent.add', adding('Fay', 'r-older'));
    await (
      await catalogue()
    )
      .updateTable('handled_requests')
      .set({ fingerprint: null })
      .where('request_id', '=', `${person.userId} r-older`)
      .execute();
    expect(await person.call('talent.add', adding('Gus', 'r-older'))).toEqual(one);
    const toggle = { talentId: one.talentId, online: false, requestId: 'r-older' };
    expect((await person.send('talent.toggle', wireOf('talent.toggle', toggle))).refusal).toBeUndefined();
  });
});

test('what a call asks for has a mark that another key does not make, and another file another one', () => {
  const [own, other] = [randomBytes(32), randomBytes(32)].map(createVault);
  const mark = (vault: Vault | undefined, input: object, file?: string) =>
    fingerprintOf(vault!, scripts['newsletter.update'], input, file);
  const input = { items: [{ key: 'a', title: 'A' }], requestId: 'r', version: 1 };
  const twin = { version: 2, requestId: 's', items: [{ title: 'A', key: 'a' }] };
  expect(mark(own, twin)).toBe(mark(own, input));
  expect(mark(own, { ...input, items: [] })).not.toBe(mark(own, input));
  expect(mark(own, input, 'file')).not.toBe(mark(own, input));
  expect(mark(other, input)).not.toBe(mark(own, input));
});
