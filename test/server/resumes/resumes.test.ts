import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resumeUpload } from '../../../src/contract/scripts';
import { RESUME_SIZE_LIMIT } from '../../../src/contract/rules/resume';
import { holdPath } from '../../../src/server/disk/hold';
import { workOffRemovals } from '../../../src/server/disk/removals';
import { sweep } from '../../../src/server/disk/sweep';
import { keptResumes } from '../../../src/server/resumes/keptResumes';
import { postFile, type Sender } from '../support/form';
import { type Person, signIn, startServer, type TestServer } from '../support/server';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const NAME = 'CV “Léa” 2026.pdf';

let server: TestServer;
let anna: Person;
let talentId: string;
let other: string;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  const talents = await anna.call('talents.list', {});
  [talentId, other] = [talents[0]!.talentId, talents[1]!.talentId];
});
afterAll(() => server.close());

const upload = (fileName: string, bytes: Uint8Array = PDF, person: Sender = anna, requestId?: string) => {
  const input = { targetPath: 'resumes', originalName: NAME, fileName, isNew: true, requestId };
  return postFile(server.app, '/securesite/UploadResume.php', resumeUpload, input, bytes, person);
};
const toggle = (fileName: string, online: boolean | undefined, to = talentId) =>
  anna.call('resume.toggle', { firstName: 'Léa', lastName: 'M', talentId: to, fileName, online });
const turnOn = (fileName: string, to = talentId) => toggle(fileName, undefined, to);
const get = (cookie: string, id = talentId) =>
  server.app.inject({ url: `/media/talents/${id}/resume.pdf`, headers: { cookie } });
const files = async () => {
  const { folder } = (await server.installation.agency('CO'))!;
  return {
    resumes: await readdir(join(folder, 'resumes')).catch(() => []),
    parts: await readdir(join(folder, 'uploads')).then(
      (names) => names.filter((name) => name.endsWith('.part')),
      () => [],
    ),
  };
};

test('a PDF is uploaded, turned on, opened by staff, replaced and removed', async () => {
  expect((await upload('m_lea_AAAAAAAAAA.pdf')).status).toBe(200);
  expect(await turnOn('m_lea_AAAAAAAAAA.pdf')).toBe('m_lea_AAAAAAAAAA.pdf');
  expect(await turnOn('m_lea_AAAAAAAAAA.pdf')).toBe('m_lea_AAAAAAAAAA.pdf');
  expect(await anna.call('resume.read', { talentId })).toMatchObject({
    originalName: NAME,
    size: PDF.length,
    online: true,
  });
  const opened = await get(anna.cookie);
  expect([opened.statusCode, opened.headers['content-type'], opened.body]).toEqual([
    200,
    'application/pdf',
    PDF.toString(),
  ]);
  expect(opened.headers['content-disposition']).toMatch(/^inline; /);
  expect(opened.headers['x-content-type-options']).toBe('nosniff');
  expect(opened.headers['cache-control']).toBe('private, no-store');

  await upload('m_lea_BBBBBBBBBB.pdf');
  await turnOn('m_lea_BBBBBBBBBB.pdf');
  expect(await anna.call('resume.read', { talentId })).toMatchObject({ fileName: 'm_lea_BBBBBBBBBB.pdf' });
  await anna.call('resume.remove', { talentId });
  expect(await anna.call('resume.read', { talentId })).toEqual({ fileName: '' });
  expect((await get(anna.cookie)).statusCode).toBe(404);
  expect((await files()).parts).toEqual([]);
});

test('it is switched off and on; what was removed or replaced is taken back as it was', async () => {
  await upload('m_lea_JJJJJJJJJJ.pdf');
  await turnOn('m_lea_JJJJJJJJJJ.pdf');
  expect(await toggle('m_lea_JJJJJJJJJJ.pdf', false)).toBe('');
  expect(await anna.call('resume.read', { talentId })).toMatchObject({ online: false });
  await upload('m_lea_KKKKKKKKKK.pdf');
  await turnOn('m_lea_KKKKKKKKKK.pdf');
  await anna.call('resume.remove', { talentId });
  expect(await toggle('m_lea_JJJJJJJJJJ.pdf', false)).toBe('');
  expect(await anna.call('resume.read', { talentId })).toMatchObject({
    fileName: 'm_lea_JJJJJJJJJJ.pdf',
    online: false,
  });
  expect((await get(anna.cookie)).statusCode).toBe(200);
});

test.each([
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PDF that broke off', PDF.subarray(0, 20)],
])('%s named .pdf is refused by its content', async (_what, bytes) => {
  const { body, refusal, status } = await upload('x_CCCCCCCCCC.pdf', bytes);
  expect({ body, refusal, status }).toEqual({
    body: 'FAILED',
    refusal: { kind: 'invalid', problems: { file: 'notAPdf' } },
    status: 422,
  });
  expect((await files()).parts).toEqual([]);
});

test('too large, no file, a name that is a path, a name that is taken, no session: all refused', async () => {
  const large = Buffer.concat([PDF, Buffer.alloc(RESUME_SIZE_LIMIT)]);
  expect((await upload('x_DDDDDDDDDD.pdf', large)).refusal).toEqual({
    kind: 'invalid',
    problems: { file: 'tooLarge' },
  });
  expect((await upload('x_DDDDDDDDDD.pdf', Buffer.alloc(0))).refusal).toMatchObject({ kind: 'invalid' });
  expect((await upload('../x_DDDDDDDDDD.pdf')).refusal).toMatchObject({
    problems: { fileName: 'malformed' },
  });
  expect((await upload('x_EEEEEEEEEE.pdf')).status).toBe(200);
  expect((await upload('x_EEEEEEEEEE.pdf')).refusal).toEqual({ kind: 'conflict', reason: 'nameTaken' });
  expect((await upload('x_FFFFFFFFFF.pdf', PDF, { cookie: '' })).status).toBe(401);
});

test('a resume that is sent again under its request id is there already; who sent it stands in the history', async () => {
  const again = () => upload('m_lea_MMMMMMMMMM.pdf', PDF, anna, 'r-resume');
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(200);
  const { catalogue } = (await server.installation.agency('CO'))!;
  const history = catalogue.selectFrom('activity').select(['script', 'staff_id']);
  expect(await history.where('subject', '=', 'resume:m_lea_MMMMMMMMMM.pdf').execute()).toEqual([
    { script: 'secureSite.uploadResume', staff_id: anna.userId },
  ]);
  expect((await files()).parts).toEqual([]);
});

test("another talent's resume cannot be taken, and no other agency opens one", async () => {
  await upload('m_lea_GGGGGGGGGG.pdf');
  await turnOn('m_lea_GGGGGGGGGG.pdf');
  await expect(turnOn('m_lea_GGGGGGGGGG.pdf', other)).rejects.toThrow('notFound');
  const neighbour = await signIn(server, 'staff@mp.example');
  expect((await get(neighbour.cookie)).statusCode).toBe(404);
  expect((await get('')).statusCode).toBe(401);
});

test("what has been nobody's for a day is swept; a resume in use, one just removed and a fresh upload stay", async () => {
  const tenant = (await server.installation.agency('CO'))!;
  await upload('old_HHHHHHHHHH.pdf');
  await upload('new_IIIIIIIIII.pdf');
  await upload('gone_LLLLLLLLLL.pdf');
  await turnOn('gone_LLLLLLLLLL.pdf', other);
  await anna.call('resume.remove', { talentId: other });
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  await tenant.catalogue
    .updateTable('resumes')
    .set({ added_at: longAgo })
    .where('file_name', 'in', ['old_HHHHHHHHHH.pdf', 'm_lea_GGGGGGGGGG.pdf', 'gone_LLLLLLLLLL.pdf'])
    .execute();
  await sweep(tenant, [keptResumes], new Date());
  const { resumes } = await files();
  expect(resumes).toEqual(
    expect.arrayContaining(['m_lea_GGGGGGGGGG.pdf', 'new_IIIIIIIIII.pdf', 'gone_LLLLLLLLLL.pdf']),
  );
  expect(resumes).not.toContain('old_HHHHHHHHHH.pdf');
  await sweep(tenant, [keptResumes], new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect((await files()).resumes).toEqual(['m_lea_GGGGGGGGGG.pdf']);
});

test('a name is free again once the file that had it is gone, as when the backup is over that holds it', async () => {
  const tenant = (await server.installation.agency('CO'))!;
  expect((await upload('held_NNNNNNNNNN.pdf')).status).toBe(200);
  const hold = holdPath(server.installation.settings.dataFolder);
  await writeFile(hold, '');
  await sweep(tenant, [keptResumes], new Date(Date.now() + 25 * 60 * 60 * 1000));
  const early = await upload('held_NNNNNNNNNN.pdf');
  await rm(hold);
  expect(early.refusal).toEqual({ kind: 'conflict', reason: 'nameTaken' });
  await workOffRemovals(tenant);
  expect((await files()).resumes).not.toContain('held_NNNNNNNNNN.pdf');
  expect((await upload('held_NNNNNNNNNN.pdf')).status).toBe(200);
  await workOffRemovals(tenant);
  expect((await files()).resumes).toContain('held_NNNNNNNNNN.pdf');
});

test('once the trash is emptied the history names no resume of a talent that lay in it', async () => {
  const [category] = await anna.call('talents.list', {});
  const named = { categoryId: category!.categoryId, firstName: 'Léa', lastName: 'Binned' };
  const { talentId: binned } = await anna.call('talent.add', named);
  for (const fileName of ['binned_lea_PPPPPPPPPP.pdf', 'binned_lea_QQQQQQQQQQ.pdf']) {
    await upload(fileName, PDF, anna, `${fileName.slice(11, 21)}OOOOOOOOOO`);
    await turnOn(fileName, binned);
  }
  await anna.call('talent.delete', { talentId: binned });
  const administrator = await signIn(server, 'admin@co.example');
  await administrator.call('trash.empty', { until: '2999-01-01T00:00:00.000Z' });
  const { csv } = await administrator.call('activity.export', {});
  expect(csv).not.toContain('binned_lea');
  expect(csv).toContain('resume:m_lea_GGGGGGGGGG.pdf');
  const { catalogue } = (await server.installation.agency('CO'))!;
  const answers = await catalogue.selectFrom('handled_requests').select('reply').execute();
  expect(answers.filter(({ reply }) => reply.includes('binned_lea'))).toEqual([]);
});
