import fs from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startEncodingWorker } from '../../../src/server/encoding/worker';
import { isDiskFull } from '../../../src/server/diskFull';
import { sweep } from '../../../src/server/disk/sweep';
import { keptPromises } from '../../../src/server/uploads/promises';
import { uploadFilm } from '../encoding/uploadFilm';
import { addTalent, MAX, newRig, processInput, refusalOf, type Rig, sendMultipart } from '../media/rig';
import { breakOff, createUpload, patchUpload } from '../media/tus';
import { until } from '../../tools/until';

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
const FULL = { kind: 'conflict', reason: 'diskFull' };

let rig: Rig;
let remove: () => Promise<void>;
let free: number;
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  free = 100 * GIB;
  const statfs = fs.statfs;
  jest.spyOn(fs, 'statfs').mockImplementation((async (path: string) => ({
    ...(await statfs(path)),
    bavail: free,
    bsize: 1,
  })) as never);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await remove();
});

const create = (id: string, size: number, person?: string) =>
  refusalOf(
    rig.call('upload.create', processInput(id, size, person === MAX ? { client: 'MP' } : {}), person),
  );

async function age(path: string, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000);
  await fs.utimes(join((await rig.tenant()).folder, path), at, at);
}

/** Makes a promise as old as that. */
const promisedAgo = (id: string, minutes: number) => age(`promised/${id}`, minutes);
/** Makes the last byte of an upload as old as that. */
const cameAgo = (id: string, minutes: number) => age(`uploads/${id}.part`, minutes);

test('what one upload was promised no other gets, of any agency, until it is cancelled', async () => {
  // 256 MB stay free, and 1 GiB for encodings.
  free = 3 * GIB;
  const both = await Promise.all([create('p1', GIB), create('p2', GIB)]);
  expect(both).toEqual([undefined, FULL]);
  expect(await create('p3', GIB, MAX)).toEqual(FULL);
  expect(await refusalOf(rig.call('upload.findServer', { fileSize: GIB }))).toBeUndefined();
  expect(await refusalOf(rig.call('upload.findServer', { fileSize: GIB + 1 }))).toEqual(FULL);
  expect(await create('p1', GIB)).toBeUndefined();
  await rig.call('upload.delete', { processId: 'p1', cancelling: true });
  expect(await create('p4', GIB, MAX)).toBeUndefined();
});

test('so many uploads of one person are on their way at once, not without end', async () => {
  await create('p1', MIB);
  const { catalogue } = await rig.tenant();
  const [row] = await catalogue.selectFrom('upload_processes').selectAll().execute();
  const others = Array.from({ length: 499 }, (_, at) => ({ ...row!, process_id: `other${at}` }));
  await catalogue.insertInto('upload_processes').values(others).execute();
  expect(await create('p2', MIB)).toEqual({ kind: 'tooMany', retryAfter: 60 });
  expect(await create('p1', MIB)).toBeUndefined();
  await rig.call('upload.delete', { processId: 'p1', cancelling: true });
  expect(await create('p2', MIB)).toBeUndefined();
});

test('what has come does not count twice, and what was promised for nothing is taken back', async () => {
  await create('p1', 10 * MIB);
  await createUpload(rig, 'p1', 10 * MIB);
  await patchUpload(rig, 'p1', 0, new Uint8Array(6 * MIB));
  // As the disk says it now, 4 MiB are to come.
  free = 256 * MIB + GIB + 5 * MIB;
  expect(await create('p2', 2 * MIB)).toEqual(FULL);
  expect(await create('p3', MIB)).toBeUndefined();
  const tenant = await rig.tenant();
  await tenant.catalogue.deleteFrom('upload_processes').where('process_id', '=', 'p3').execute();
  await sweep(tenant, [keptPromises], new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await create('p4', MIB)).toBeUndefined();
});

test('room is kept for an upload of which nothing came for ten minutes, and again once something does', async () => {
  free = 3 * GIB;
  expect(await create('p1', GIB)).toBeUndefined();
  await createUpload(rig, 'p1', GIB);
  await promisedAgo('p1', 9);
  expect(await create('p2', GIB, MAX)).toEqual(FULL);
  await promisedAgo('p1', 11);
  expect(await create('p2', GIB, MAX)).toBeUndefined();
  await rig.call('upload.delete', { processId: 'p2', cancelling: true }, MAX);
  await patchUpload(rig, 'p1', 0, new Uint8Array(MIB));
  expect(await create('p3', GIB, MAX)).toEqual(FULL);
});

test('room is kept for an upload that began for an hour after its last byte, and again once it goes on', async () => {
  free = 3 * GIB;
  await create('p1', GIB);
  await createUpload(rig, 'p1', GIB);
  await patchUpload(rig, 'p1', 0, new Uint8Array(MIB));
  await promisedAgo('p1', 600);
  await cameAgo('p1', 59);
  expect(await create('p2', GIB, MAX)).toEqual(FULL);
  await cameAgo('p1', 61);
  expect(await create('p2', GIB, MAX)).toBeUndefined();
  await rig.call('upload.delete', { processId: 'p2', cancelling: true }, MAX);
  await patchUpload(rig, 'p1', MIB, new Uint8Array(MIB));
  expect(await create('p3', GIB, MAX)).toEqual(FULL);
});

test('room is kept for an upload that comes in one piece, for as long as it takes', async () => {
  free = 3 * GIB;
  await create('p1', GIB);
  const field = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = field('name', 'p1') + field('clientAbrev', 'CO') + field('NomOriginal', 'film.mp4');
  const head = `${fields}--b\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n`;
  const folder = join((await rig.tenant()).folder, 'uploads');
  const parts = () => fs.readdir(folder).catch(() => []);
  const meanwhile = until('the first bytes', async () => (await parts()).length > 0 || undefined)
    .then(() => promisedAgo('p1', 11))
    .then(() => create('p2', GIB, MAX));
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const begun = Buffer.concat([Buffer.from(head), new Uint8Array(MIB)]);
  await breakOff(rig, '/mediabank/upload.php', headers, begun, 2 * MIB, {
    method: 'POST',
    until: meanwhile.then(() => {}),
  });
  expect(await meanwhile).toEqual(FULL);
  await until('the half film to go', async () => (await parts()).length === 0 || undefined);
  expect(await create('p2', GIB, MAX)).toBeUndefined();
});

test('nothing is written into what stays free: what came is kept, and the upload goes on once there is room', async () => {
  await create('p1', 10 * MIB);
  await createUpload(rig, 'p1', 10 * MIB);
  await patchUpload(rig, 'p1', 0, new Uint8Array(5 * MIB));
  free = 255 * MIB;
  expect((await patchUpload(rig, 'p1', 5 * MIB, new Uint8Array(5 * MIB))).status).toBe(507);
  const part = join((await rig.tenant()).folder, 'uploads', 'p1.part');
  expect((await fs.stat(part)).size).toBe(5 * MIB);
  free = 100 * GIB;
  expect((await patchUpload(rig, 'p1', 5 * MIB, new Uint8Array(5 * MIB))).status).toBe(204);
  await create('p2', 10);
  free = 255 * MIB;
  expect(await sendMultipart(rig, 'p2', new Uint8Array(10))).toEqual({ status: 409, body: 'error' });
});

test('a database without room is a full disk; what is cancelled is empty before the books say so', async () => {
  await create('p1', 10 * MIB);
  await createUpload(rig, 'p1', 10 * MIB);
  await patchUpload(rig, 'p1', 0, new Uint8Array(5 * MIB));
  const { catalogue, folder } = await rig.tenant();
  await sql`pragma max_page_count = 1`.execute(catalogue);
  const long = 'x'.repeat(1_000_000);
  const full = await catalogue
    .updateTable('upload_processes')
    .set({ file_name: long })
    .execute()
    .catch((error: unknown) => error);
  expect(isDiskFull(full)).toBe(true);
  const trigger = sql`create trigger no_room before update on upload_processes begin select raise(abort, 'no room'); end`;
  await sql`pragma max_page_count = 1000000`.execute(catalogue);
  await trigger.execute(catalogue);
  await expect(rig.call('upload.delete', { processId: 'p1', cancelling: true })).rejects.toThrow('no room');
  expect((await fs.stat(join(folder, 'uploads', 'p1.part'))).size).toBe(0);
});

test('an encoding that fills the disk ends in words and leaves nothing, and can be run again', async () => {
  await addTalent(await rig.tenant());
  await uploadFilm(rig, new Uint8Array(20));
  free = 255 * MIB;
  const end = rig.hear((event) => event.kind === 'encoding' && event.status === 'failed');
  const worker = startEncodingWorker(rig.installation, { pollInterval: 100 });
  expect(await end).toMatchObject({ reason: expect.stringMatching(/^diskFull/) as string });
  await worker.stop();
  expect(await fs.readdir(join((await rig.tenant()).folder, 'jobs', 'p1'))).toEqual([]);
});
