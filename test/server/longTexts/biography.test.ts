import { type Person, signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
let anna: Person;
let ben: Person;
let talentId: string;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  ben = await signIn(server, 'admin@co.example');
  talentId = (await anna.call('talents.list', {}))[0]!.talentId;
});
afterAll(() => server.close());

test('a talent begins without a biography; a save makes the next version and says who wrote it', async () => {
  const fresh = (await anna.call('talents.list', {}))[1]!.talentId;
  expect(await anna.call('biography.read', { talentId: fresh })).toEqual({ markdown: '', version: 0 });
  const saved = await anna.call('biography.save', { talentId: fresh, markdown: '# Né à Lyon', version: 0 });
  expect(saved).toEqual({ outcome: 'saved', version: 1 });
  expect(await ben.call('biography.read', { talentId: fresh })).toEqual({
    markdown: '# Né à Lyon',
    version: 1,
    savedAt: expect.stringMatching(/^\d{4}-/) as string,
    savedBy: expect.stringMatching(/\S+ \S+/) as string,
  });
});

test("a save that began before a colleague's is refused and loses neither text", async () => {
  const { version } = await anna.call('biography.read', { talentId });
  await ben.call('biography.save', { talentId, markdown: 'By Ben', version });
  const { refusal, status } = await anna.send('biography.save', {
    TEC_ID: talentId,
    BIOGRAPHY_MARKDOWN: 'By Anna',
    ROW_VERSION: version,
  });
  expect({ refusal, status }).toEqual({ refusal: { kind: 'conflict', reason: 'version' }, status: 409 });
  expect(await anna.call('biography.read', { talentId })).toMatchObject({ markdown: 'By Ben' });
  const { catalogue } = (await server.installation.agency('CO'))!;
  const history = await catalogue
    .selectFrom('activity')
    .select('script')
    .where('subject', '=', talentId)
    .execute();
  expect(history.map(({ script }) => script)).toContain('biography.save');
});

test('an empty biography is refused', async () => {
  const { body, status } = await anna.send('biography.save', {
    TEC_ID: talentId,
    BIOGRAPHY_MARKDOWN: ' \n ',
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ status: 'error', fields: { BIOGRAPHY_MARKDOWN: 'required' } });
});

test('the agency text is one an agency, and no other agency reads it', async () => {
  const { version } = await anna.call('about.read', {});
  await anna.call('about.save', { markdown: 'Since 1998.', version });
  const neighbour = await signIn(server, 'staff@mp.example');
  expect((await neighbour.call('about.read', {})).markdown).not.toBe('Since 1998.');
});
