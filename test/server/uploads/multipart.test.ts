import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transact } from '../../../src/server/database/transact';
import { sweep } from '../../../src/server/disk/sweep';
import { keptNewFilmPictures, keptUploads } from '../../../src/server/uploads/keptUploads';
import { keptPromises } from '../../../src/server/uploads/promises';
import { addTalent, ANNA, filmInput, MAX, newRig, processInput, type Rig, sendMultipart } from '../media/rig';
import { breakOff } from '../media/tus';
import { until } from '../../tools/until';

const film = new Uint8Array(randomBytes(6 * 1024 * 1024));
const uploads = async (rig: Rig) => join((await rig.tenant()).folder, 'uploads');
const jobs = async (rig: Rig) =>
  (await rig.tenant()).catalogue.selectFrom('encoding_jobs').select('process_id').execute();
const refused = (status: number) => ({ status, body: 'error' });

let rig: Rig;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  await rig.call('upload.create', processInput('p1', film.length));
});
afterEach(() => remove());

test.each([false, true])(
  'the word "uploaded", the whole file and one encoding (file first: %s)',
  async (fileFirst) => {
    expect(await sendMultipart(rig, 'p1', film, { fileFirst })).toEqual({ status: 200, body: 'uploaded' });
    expect(await readdir(await uploads(rig))).toEqual(['p1']);
    expect((await readFile(join(await uploads(rig), 'p1'))).equals(film)).toBe(true);
    expect(await jobs(rig)).toEqual([{ process_id: 'p1' }]);
  },
);

test('several that send the same film queue one encoding, and a part of none stays', async () => {
  await Promise.allSettled([1, 2, 3].map(() => sendMultipart(rig, 'p1', film)));
  expect((await sendMultipart(rig, 'p1', film)).body).toBe('uploaded');
  expect(await jobs(rig)).toHaveLength(1);
  expect(await readdir(await uploads(rig))).toEqual(['p1']);
});

test('refused with the word "error": no session, another agency, no name or another one, unknown process, another size, no file', async () => {
  expect(await sendMultipart(rig, 'p1', film, { person: '' })).toEqual(refused(401));
  expect(await sendMultipart(rig, 'p1', film, { client: 'MP' })).toEqual(refused(403));
  for (const named of [[], ['ben']])
    expect(await sendMultipart(rig, 'p1', film, { named })).toEqual(refused(403));
  expect(await sendMultipart(rig, 'p1', film, { person: MAX, client: 'MP' })).toEqual(refused(404));
  expect(await sendMultipart(rig, 'nobody', film)).toEqual(refused(404));
  expect(await sendMultipart(rig, 'p1', film.slice(1))).toEqual(refused(422));
  expect(await sendMultipart(rig, 'p1', new Uint8Array(film.length + 1))).toEqual(refused(422));
  expect(await sendMultipart(rig, '../../p1', film, { fileFirst: true })).toEqual(refused(422));
  const answer = await fetch(`${rig.address}/mediabank/upload.php`, {
    method: 'POST',
    headers: { 'x-person': ANNA },
  });
  expect([answer.status, await answer.text()]).toEqual([422, 'error']);
  expect(await readdir(await uploads(rig)).catch(() => [])).toEqual([]);
  expect(await jobs(rig)).toEqual([]);
});

test('a client that hangs up leaves nothing behind', async () => {
  const head = [
    ...['name', 'clientAbrev', 'NomOriginal'].map(
      (name, at) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${['p1', 'CO', 'film.mp4'][at]}\r\n`,
    ),
    '--b\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
  ].join('');
  const folder = await uploads(rig);
  const parts = () => readdir(folder).catch(() => []);
  const arrived = until('the first bytes of the film', async () => {
    const [part] = await parts();
    return (part !== undefined && (await stat(join(folder, part))).size > 0) || undefined;
  });
  const half = Buffer.concat([Buffer.from(head), film.subarray(0, 5 * 1024 * 1024)]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const options = { method: 'POST', until: arrived.then(() => {}) };
  await breakOff(rig, '/mediabank/upload.php', headers, half, film.length * 2, options);
  await until('the half film to go', async () => (await parts()).length === 0 || undefined);
  expect(await jobs(rig)).toEqual([]);
  expect((await sendMultipart(rig, 'p1', film)).body).toBe('uploaded');
});

test('the sweep takes the process of an upload that never began, and none that did or that a film waits for', async () => {
  const tenant = await rig.tenant();
  const { catalogue } = tenant;
  await addTalent(tenant);
  for (const id of ['never', 'young', 'begun', 'awaited'])
    await rig.call('upload.create', processInput(id, 10));
  await mkdir(await uploads(rig), { recursive: true });
  await writeFile(join(await uploads(rig), 'begun.part'), 'x');
  await rig.call('film.add', filmInput('temp-awaited'));
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  await catalogue
    .updateTable('upload_processes')
    .set({ created_at: old })
    .where('process_id', '!=', 'young')
    .execute();
  await sweep(tenant, [keptUploads], new Date());
  const left = await catalogue.selectFrom('upload_processes').select('process_id').execute();
  expect(left.map((row) => row.process_id).sort()).toEqual(['awaited', 'begun', 'young']);
});

test('the sweep takes what a dead server left a day ago, and no part that can still go on', async () => {
  const tenant = await rig.tenant();
  await sendMultipart(rig, 'p1', film);
  await rig.call('upload.create', processInput('open', 10));
  const names = ['open.part', 'nobody.part', 'p1.part', 'young.part'];
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of names) {
    const path = join(await uploads(rig), name);
    await writeFile(path, 'x');
    if (name !== 'young.part') await utimes(path, old, old);
  }
  await sweep(tenant, [keptUploads], new Date());
  expect((await readdir(await uploads(rig))).sort()).toEqual(['open.part', 'p1', 'young.part']);
  await sweep(tenant, [keptUploads], new Date(Date.now() + 7 * 24 * 60 * 60 * 1000));
  expect(await readdir(await uploads(rig))).toEqual(['p1']);
});

test('a sweep that looks at files, wherever they are, holds up no change', async () => {
  const tenant = await rig.tenant();
  const names = async (folder: string) => {
    await transact(tenant.catalogue, async () => undefined);
    return tenant.files.names(folder);
  };
  const files = { ...tenant.files, names };
  await sweep({ ...tenant, files }, [keptUploads, keptNewFilmPictures, keptPromises], new Date());
});
