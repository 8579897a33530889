import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addTalent, ANNA, filmInput, MAX, newRig, processInput, type Rig, sendMultipart } from './rig';

const bytes = new Uint8Array(Buffer.from('0123456789'));
const NAME = 'L’été “final” v2.mp4';
let rig: Rig;
let remove: () => Promise<void>;
let filmId: string;
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  const place = await rig.place();
  await addTalent(place);
  await rig.call('upload.create', processInput('p1', bytes.length, { fileName: NAME }));
  filmId = String(await rig.call('film.add', filmInput('temp-p1')));
  await sendMultipart(rig, 'p1', bytes);
  await mkdir(join(place.folder, 'films', filmId, 'thumbnails'), { recursive: true });
  await writeFile(join(place.folder, 'films', filmId, 'film.mp4'), bytes);
  await writeFile(join(place.folder, 'films', filmId, 'thumbnails', '1.jpg'), bytes);
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

test('the original comes back under the name it was uploaded with', async () => {
  const answer = await get(`/media/films/${filmId}/original`);
  expect(await answer.text()).toBe('0123456789');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="L__t_ _final_ v2.mp4"; filename*=UTF-8''${encodeURIComponent(NAME)}`,
  );
});

test.each(['film.mp4', 'thumbnails/1.jpg', 'original'])(
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
  const { catalogue } = await rig.place();
  await catalogue.deleteFrom('encoding_jobs').execute();
  for (let times = 0; times < 2; times++)
    expect(await (await ask()).json()).toEqual({ status: 'waiting', progress: 0, reason: '' });
  expect(await catalogue.selectFrom('encoding_jobs').select('process_id').execute()).toEqual([
    { process_id: 'p1' },
  ]);
  expect((await ask(MAX)).status).toBe(404);
  expect((await ask('')).status).toBe(401);
});
