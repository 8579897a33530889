import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { pictureUpload, resumeUpload } from '../../../src/contract/scripts';
import { allKeptFiles } from '../../../src/server/app/keptFiles';
import { removeAgency, switchAgency } from '../../../src/server/app/upkeep/agencies';
import { compare } from '../../../src/server/disk/compare';
import { removalsDone } from '../../../src/server/disk/removals';
import type { Tenant } from '../../../src/server/installation';
import { archiveOf } from '../../../src/server/persons/export/archive';
import { startS3 } from '../../tools/s3';
import { until } from '../../tools/until';
import { postFile } from '../support/form';
import { type Person, signIn, startServer, type TestServer } from '../support/server';

let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
let anna: Person;
let tenant: Tenant;
let talentId: string;
beforeAll(async () => {
  s3 = await startS3();
  server = await startServer(undefined, { S3_URL: s3.url });
  anna = await signIn(server, 'staff@co.example');
  tenant = (await server.installation.agency('CO'))!;
  talentId = (await anna.call('talents.list', {}))[0]!.talentId;
});
afterAll(async () => {
  await server?.close();
  await s3?.stop();
});

const misfits = () => compare(tenant, allKeptFiles, new Date());
const get = (url: string) => server.app.inject({ url, headers: { cookie: anna.cookie } });
const picture = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
const sendPicture = async (over: object = {}) => {
  const { databaseName } = tenant.agency;
  const input = {
    ...{ targetPath: 'talents', name: talentId, heightPercent: 100, widthPercent: 100, version: 1 },
    ...{ client: 'CO', kind: 'profile', databaseName, ...over },
  };
  const url = '/backend/UploadPictFILM_UHD.php';
  return postFile(server.app, url, pictureUpload, input, await picture(), anna);
};
const sendResume = (fileName: string) => {
  const input = { targetPath: 'resumes', originalName: 'CV.pdf', fileName, isNew: true };
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  return postFile(server.app, '/securesite/UploadResume.php', resumeUpload, input, pdf, anna);
};

test('the files of the demo are in the bucket, as its rows tell, and none is on the disk', async () => {
  expect(await misfits()).toEqual({ strange: [], missing: [] });
  const entries = await readdir(tenant.folder, { recursive: true, withFileTypes: true });
  const here = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(here.filter((name) => !name.startsWith('catalogue.sqlite'))).toEqual([]);
});

test('a picture and a resume are kept and seen, whole and small; nothing passing stays', async () => {
  const sent = await sendPicture();
  expect(sent.status).toBe(200);
  const { picture: number } = pictureUpload.reply.read(JSON.parse(sent.body));
  const address = `/media/talents/${talentId}/pictures/${number}.jpg`;
  for (const [size, wide] of [
    ['', 800],
    ['?size=small', 480],
    ['?size=mail', 800],
  ] as const) {
    const seen = await get(address + size);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(seen.rawPayload).metadata()).width).toBe(wide);
  }
  const { etag } = (await get(address)).headers;
  const again = { cookie: anna.cookie, 'if-none-match': String(etag) };
  expect((await server.app.inject({ url: address, headers: again })).statusCode).toBe(304);
  expect((await sendResume('m_lea_AAAAAAAAAA.pdf')).status).toBe(200);
  expect((await sendResume('m_lea_AAAAAAAAAA.pdf')).refusal).toMatchObject({ reason: 'nameTaken' });
  await anna.call('resume.toggle', {
    ...{ firstName: 'Léa', lastName: 'M', talentId, fileName: 'm_lea_AAAAAAAAAA.pdf', online: true },
  });
  expect((await get(`/media/talents/${talentId}/resume.pdf`)).body).toMatch(/^%PDF/);
  const passing = async () => (await s3.keys()).filter((key) => key.endsWith('.part'));
  await until('nothing passing is left', async () => (await passing()).length === 0 || undefined);
  expect(await misfits()).toEqual({ strange: [], missing: [] });
});

test('a picture that is sent while S3 is away is refused, and nothing tells of it', async () => {
  const rows = () => tenant.catalogue.selectFrom('talent_pictures').select('picture').execute();
  const before = await rows();
  s3.way.cut();
  try {
    expect((await sendPicture()).status).toBe(503);
    expect((await get(`/media/talents/${talentId}/resume.pdf`)).statusCode).toBe(503);
  } finally {
    s3.way.mend();
  }
  expect(await rows()).toEqual(before);
  expect((await sendPicture()).status).toBe(200);
});

test('an operator sees that S3 is away; what does not need it goes on', async () => {
  const ready = async () => {
    const { statusCode, payload } = await server.app.inject('/ready');
    return [statusCode, (JSON.parse(payload) as { files: boolean }).files];
  };
  expect(await ready()).toEqual([200, true]);
  s3.way.cut();
  try {
    expect(await ready()).toEqual([200, false]);
  } finally {
    s3.way.mend();
  }
  expect(await ready()).toEqual([200, true]);
});

test('a HEAD on a film tells its length, as the film itself does', async () => {
  const { filmId } = (await anna.call('agencyFilms.list', {})).find(({ duration }) => duration !== 0)!;
  const url = `/media/films/${filmId}/film.mp4`;
  const whole = await get(url);
  const head = await server.app.inject({ method: 'HEAD', url, headers: { cookie: anna.cookie } });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  expect(head.headers['etag']).toBe(whole.headers['etag']);
});

test('a film that is removed for ever goes with all its files; what could not be removed goes later', async () => {
  const { filmId } = (await anna.call('agencyFilms.list', {})).find(({ duration }) => duration !== 0)!;
  const ofFilm = async () => (await s3.keys()).filter((key) => key.startsWith(`CO/films/${filmId}/`));
  expect(await ofFilm()).not.toEqual([]);
  await anna.call('film.delete', { filmId, online: false });
  s3.way.cut();
  const administrator = await signIn(server, 'admin@co.example');
  await administrator.call('trash.empty', { until: '2999-01-01T00:00:00.000Z' });
  await removalsDone();
  expect(await ofFilm()).not.toEqual([]);
  s3.way.mend();
  const other = (await anna.call('agencyFilms.list', {})).find(({ duration }) => duration !== 0)!;
  await anna.call('film.delete', { filmId: other.filmId, online: false });
  await administrator.call('trash.empty', { until: '2999-01-01T00:00:00.000Z' });
  await removalsDone();
  expect(await ofFilm()).toEqual([]);
  expect(await misfits()).toEqual({ strange: [], missing: [] });
});

test('what is held of somebody is read from the bucket', async () => {
  const parts = [{ path: 'resume.pdf', file: 'resumes/m_lea_AAAAAAAAAA.pdf' }];
  const zip = await buffer(archiveOf(parts, tenant.files, new Date()));
  expect(zip.toString('latin1')).toContain('%PDF-1.4');
});

test('an agency is removed with all its files, and no other one’s', async () => {
  await switchAgency(server.installation, 'MP', new Date().toISOString());
  await removeAgency(server.installation, 'MP');
  const keys = await s3.keys();
  expect(keys.filter((key) => key.startsWith('MP/'))).toEqual([]);
  expect(keys.filter((key) => key.startsWith('CO/'))).not.toEqual([]);
});
