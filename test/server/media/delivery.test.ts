import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addTalent, ANNA, filmInput, MAX, newRig, processInput, type Rig, sendMultipart } from './rig';

const bytes = new Uint8Array(Buffer.from('0123456789'));
const NAME = 'L’été “final” v2.mp4';
let rig: Rig;
let remove: () => Promise<void>;
let filmId: string;
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  const tenant = await rig.tenant();
  await addTalent(tenant);
  await rig.call('upload.create', processInput('p1', bytes.length, { fileName: NAME }));
  filmId = String(await rig.call('film.add', filmInput('temp-p1')));
  await sendMultipart(rig, 'p1', bytes);
  await mkdir(join(tenant.folder, 'films', filmId, 'thumbnails'), { recursive: true });
  await writeFile(join(tenant.folder, 'films', filmId, 'film.mp4'), bytes);
  await writeFile(join(tenant.folder, 'films', filmId, 'thumbnails', '1.jpg'), bytes);
});
afterEach(() => remove());

const get = (path: string, headers: Record<string, string> = {}, person = ANNA) =>
  fetch(`${rig.address}${path}`, { headers: { 'x-person': person, ...headers } });

test('a film plays from where it is sought, and is kept by nobody on the way', async () => {
  const answer = await get(`/media/films/${filmId}/film.mp4`, { range: 'bytes=2-4' });
  expect([answer.status, await answer.text()]).toEqual([206, '234']);
  expect(answer.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get(`/media/films/${filmId}/film.mp4`, { range: 'bytes=20-' })).status).toBe(416);
  expect((await get(`/media/films/${filmId}/thumbnails/1.jpg`)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
});

test('a picture comes as small as lists need it where its address says so, and again only once it has changed', async () => {
  const path = join((await rig.tenant()).folder, 'films', filmId, 'thumbnails', '1.jpg');
  const draw = (background: string) =>
    sharp({ create: { width: 1280, height: 720, channels: 3, background } })
      .jpeg()
      .toFile(path);
  const across = async (answer: Response) => (await sharp(await answer.arrayBuffer()).metadata()).width;
  const whole = `/media/films/${filmId}/thumbnails/1.jpg`;
  const small = `${whole}?size=small&v=2`;
  await draw('#2d72d2');
  expect(await across(await get(whole))).toBe(1280);
  const answer = await get(small);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('private');
  const tag = answer.headers.get('etag') ?? '';
  expect(await across(answer)).toBe(480);
  // fetch() asks no cache on the way as soon as it names a tag.
  const headers = { 'x-person': ANNA, 'if-none-match': tag };
  expect((await rig.app.inject({ url: small, headers })).statusCode).toBe(304);
  await draw('#7f2a2a');
  const changed = await get(small, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  const [red, , blue] = (await sharp(await changed.arrayBuffer()).stats()).channels;
  expect(red!.mean).toBeGreaterThan(blue!.mean);
});

test('what is no picture comes as it is, and what is not there is not found, small or not', async () => {
  expect(await (await get(`/media/films/${filmId}/thumbnails/1.jpg?size=small`)).text()).toBe('0123456789');
  expect((await get(`/media/films/${filmId}/thumbnails/2.jpg?size=small`)).status).toBe(404);
});

test('the original comes back under the name it was uploaded with', async () => {
  const answer = await get(`/media/films/${filmId}/original`);
  expect(await answer.text()).toBe('0123456789');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="L__t_ _final_ v2.mp4"; filename*=UTF-8''${encodeURIComponent(NAME)}`,
  );
});

test.each(['film.mp4', 'thumbnails/1.jpg', 'thumbnails/1.jpg?size=small', 'original'])(
  '%s is for the staff of its agency only',
  async (path) => {
    expect((await get(`/media/films/${filmId}/${path}`, {}, '')).status).toBe(401);
    expect((await get(`/media/films/${filmId}/${path}`, {}, MAX)).status).toBe(404);
  },
);

test.each([
  'thumbnails/2.jpg',
  'thumbnails/0.jpg',
  'thumbnails/..%2ffilm.mp4',
  '../../catalogue.sqlite',
  '..%2f..%2fcatalogue.sqlite',
])('%s is not found', async (path) => {
  expect((await get(`/media/films/${filmId}/${path}`)).status).toBe(404);
});

test('the encoding manager says where the encoding stands, and asking again changes nothing', async () => {
  const ask = (person = ANNA) => get('/encodingmanager/?PROCESS_ID=p1', {}, person);
  const { catalogue } = await rig.tenant();
  await catalogue.deleteFrom('encoding_jobs').execute();
  for (let times = 0; times < 2; times++)
    expect(await (await ask()).json()).toEqual({ status: 'waiting', progress: 0, reason: '' });
  expect(await catalogue.selectFrom('encoding_jobs').select('process_id').execute()).toEqual([
    { process_id: 'p1' },
  ]);
  expect((await ask(MAX)).status).toBe(404);
  expect((await ask('')).status).toBe(401);
  expect((await get('/encodingmanager/?PROCESS_ID=p1&ID_USER_CLIENT=another', {}, ANNA)).status).toBe(403);
});
