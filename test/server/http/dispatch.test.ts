import { scripts } from '../../../src/contract/scripts';
import { databases } from '../../tools/databases';
import { type Person, post, signIn, startServerOn, type TestServer } from '../support/server';

describe.each(databases)('a call with a request id on $database', ({ open }) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await startServerOn(open);
    person = await signIn(server, 'staff@co.example');
  });
  afterAll(() => server?.close());

  test('acts once, however many twins come at once, and all get the one answer', async () => {
    const [category] = await person.call('categories.list', { productionMode: 1 });
    const input = {
      categoryId: category?.categoryId ?? '',
      firstName: ' Twin ',
      lastName: '',
      requestId: 'r-1',
    };
    const before = await person.call('talents.list', {});
    const replies = await Promise.all(Array.from({ length: 6 }, () => person.call('talent.add', input)));
    const after = await person.call('talents.list', {});
    expect(new Set(replies.map((reply) => reply.talentId)).size).toBe(1);
    expect(after.length).toBe(before.length + 1);
    expect(after.find((talent) => talent.talentId === replies[0]?.talentId)?.firstName).toBe('Twin');
    const tenant = await server.installation.agency('CO');
    const history = await tenant?.catalogue
      .selectFrom('activity')
      .select(['script', 'staff_id'])
      .where('subject', '=', replies[0]?.talentId ?? '')
      .execute();
    expect(history).toEqual([{ script: 'talent.add', staff_id: person.userId }]);
  });

  test('is its person’s: another one’s under the same id is a call of its own', async () => {
    const other = await signIn(server, 'admin@co.example');
    const [category] = await person.call('categories.list', { productionMode: 1 });
    const input = { categoryId: category?.categoryId ?? '', lastName: '', requestId: 'r-shared' };
    const one = await person.call('talent.add', { ...input, firstName: 'Ann' });
    const two = await other.call('talent.add', { ...input, firstName: 'Bob' });
    expect(one.talentId).not.toBe(two.talentId);
    expect(await person.call('talent.add', { ...input, firstName: 'Ann' })).toEqual(one);
    expect(await other.call('talent.add', { ...input, firstName: 'Bob' })).toEqual(two);
    const talents = await person.call('talents.list', {});
    const nameOf = (id: string) => talents.find(({ talentId }) => talentId === id)?.firstName;
    expect([one, two].map(({ talentId }) => nameOf(talentId))).toEqual(['Ann', 'Bob']);
  });

  test('acts again under another request id, and a refused call may be repeated', async () => {
    const refused = await person.send('talent.add', {
      PROF: 'nowhere',
      PRENOM: 'A',
      NOM: '',
      REQUEST_ID: 'r-2',
    });
    expect(refused).toMatchObject({ status: 404, body: 'FAILED' });
    const [category] = await person.call('categories.list', { productionMode: 1 });
    const input = { categoryId: category?.categoryId ?? '', firstName: 'A', lastName: '' };
    const one = await person.call('talent.add', { ...input, requestId: 'r-2' });
    const two = await person.call('talent.add', { ...input, requestId: 'r-3' });
    expect(one.talentId).not.toBe(two.talentId);
  });

  test('a list honours order, limit and page, and refuses a column it does not know', async () => {
    const all = await person.call('talents.list', { order: 'lastName' });
    const page = await person.call('talents.list', { order: 'lastName', limit: 5, page: 2 });
    expect(page).toEqual(all.slice(5, 10));
    const bad = await person.send('talents.list', { ORDER: 'password_hash' });
    expect(bad.refusal).toEqual({ kind: 'invalid', problems: { order: 'malformed' } });
  });

  test('a page of another site cannot use the cookie', async () => {
    const script = scripts['staff.list'];
    const headers = { cookie: person.cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const from = async (extra: Record<string, string>) => {
      const payload = `ID_USER_CLIENT=${person.userId}`;
      const url = `/backend/${script.path}`;
      return (await server.app.inject({ method: 'POST', url, headers: { ...headers, ...extra }, payload }))
        .statusCode;
    };
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await from({})).toBe(200);
  });

  test('a NUL in an address or a name is nobody’s, and fails on no database', async () => {
    const addresses = [
      '/reel/%00',
      '/media/films/%00/film.mp4',
      '/encodingmanager/?PROCESS_ID=%00',
      '/a?b=%00',
    ];
    for (const url of addresses) {
      const { statusCode } = await server.app.inject({ url, headers: { cookie: person.cookie } });
      expect([url, statusCode]).toEqual([url, 404]);
    }
    const nul = Buffer.from('a\0b').toString('base64');
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/mediabank/files/',
      headers: {
        ...{ cookie: person.cookie, 'tus-resumable': '1.0.0', 'upload-length': '1' },
        'upload-metadata': `processId ${nul}`,
      },
    });
    expect([400, 404]).toContain(statusCode);
  });

  test('an unknown script is not found, and a body that cannot be read is refused without detail of the program', async () => {
    const unknown = await server.app.inject({ method: 'POST', url: '/backend/Nope.php' });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      expect.objectContaining({ reason: 'notFound' }),
    ]);
    const script = { ...scripts['session.signIn'], encoding: 'json' as const };
    const bad = await server.app.inject({
      method: 'POST',
      url: `/backend/${script.path}`,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([bad.statusCode, bad.body.includes('node_modules')]).toEqual([400, false]);
    expect((await post(server.app, script, {})).status).toBe(422);
  });
});
