import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ANNA,
  BEN,
  MAX,
  newRig,
  openRig,
  processInput,
  refusalOf,
  type Rig,
  sendMultipart,
} from '../media/rig';
import { breakOff, createUpload, headUpload, patchUpload } from '../media/tus';
import { until } from '../../tools/until';

const SIZE = 9 * 1024 * 1024;
const film = new Uint8Array(randomBytes(SIZE));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const offsetOf = async (rig: Rig) => Number((await headUpload(rig, 'p1')).headers.get('upload-offset'));
const file = async (rig: Rig, name: string) => join((await rig.tenant()).folder, 'uploads', name);
const jobs = async (rig: Rig) =>
  (await rig.tenant()).catalogue.selectFrom('encoding_jobs').select(['process_id', 'status']).execute();

let rig: Rig;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  await rig.call('upload.create', processInput('p1', SIZE));
});
afterEach(() => remove());

/** Resolves once something of a film is on the disk. */
const firstBytes = (part: string) =>
  until('the first bytes of the film', async () => (await stat(part)).size > 0 || undefined);

/** Sends from an offset on, and hangs up when `share` of the film is on disk. */
async function sendPart(from: number, share: number): Promise<void> {
  const end = Math.floor(SIZE * share);
  const headers = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' };
  const part = await file(rig, 'p1.part');
  // The last batch reaches the disk when the connection breaks: wait for what fills whole batches.
  const arrived = until('more of the film', async () => (await stat(part)).size > from || undefined);
  await breakOff(rig, '/mediabank/files/p1', headers, film.subarray(from, end), SIZE - from, {
    until: arrived.then(() => {}),
  });
}

test('a film goes on where it broke off, also after the server was closed and opened again', async () => {
  const created = await createUpload(rig, 'p1', SIZE);
  expect(created.status).toBe(201);
  expect(created.headers.get('location')).toBe('/mediabank/files/p1');
  await sendPart(0, 0.6);
  await rig.close();
  rig = await openRig(rig.data);
  const offset = await offsetOf(rig);
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(SIZE);
  const queued = rig.hear((event) => event.kind === 'encoding' && event.status === 'waiting');
  const finished = await patchUpload(rig, 'p1', offset, film.slice(offset));
  expect(finished.status).toBe(204);
  expect(finished.headers.get('upload-offset')).toBe(String(SIZE));
  await queued;
  expect(sha256(await readFile(await file(rig, 'p1')))).toBe(sha256(film));
  expect(existsSync(await file(rig, 'p1.part'))).toBe(false);
  expect(await jobs(rig)).toEqual([{ process_id: 'p1', status: 'waiting' }]);
  await rig.close();
});

test('a server killed between the last byte and the books finishes when the client asks', async () => {
  await createUpload(rig, 'p1', SIZE);
  await writeFile(await file(rig, 'p1.part'), film);
  expect(await offsetOf(rig)).toBe(SIZE);
  expect(await jobs(rig)).toHaveLength(1);
  expect(await rig.call('upload.list', {})).toMatchObject([{ stage: 'received', encoding: 'waiting' }]);
});

test('the same when the file had its lasting name already', async () => {
  await createUpload(rig, 'p1', SIZE);
  await writeFile(await file(rig, 'p1'), film);
  expect(await offsetOf(rig)).toBe(SIZE);
  expect(await jobs(rig)).toHaveLength(1);
});

test('several that finish the same upload at once queue one encoding', async () => {
  await createUpload(rig, 'p1', SIZE);
  await writeFile(await file(rig, 'p1.part'), film);
  await Promise.all(Array.from({ length: 5 }, () => headUpload(rig, 'p1')));
  expect(await jobs(rig)).toHaveLength(1);
  expect((await stat(await file(rig, 'p1'))).size).toBe(SIZE);
});

test('only for a process of one’s own, of the size that was announced, and signed in', async () => {
  expect((await createUpload(rig, 'p1', SIZE, MAX)).status).toBe(404);
  expect((await createUpload(rig, 'p1', SIZE, '')).status).toBe(401);
  expect((await createUpload(rig, 'p1', SIZE - 1)).status).toBe(400);
  expect((await createUpload(rig, 'nobody', SIZE)).status).toBe(404);
  expect((await createUpload(rig, '../p1', SIZE)).status).toBe(404);
  expect((await createUpload(rig, 'p1', SIZE)).status).toBe(201);
  for (const person of [BEN, MAX]) {
    expect((await headUpload(rig, 'p1', person)).status).toBe(404);
    expect((await patchUpload(rig, 'p1', 0, film, person)).status).toBe(404);
  }
  expect(existsSync(join((await rig.tenant('MP')).folder, 'uploads'))).toBe(false);
});

test('an offset that is not the file’s is refused, and so is a byte too many', async () => {
  await createUpload(rig, 'p1', SIZE);
  expect((await patchUpload(rig, 'p1', 5, film.slice(5))).status).toBe(409);
  expect((await patchUpload(rig, 'p1', 0, new Uint8Array(SIZE + 1))).status).toBe(413);
  expect(await offsetOf(rig)).toBe(0);
});

test('cancelling in the middle ends the connection and removes what had come', async () => {
  await createUpload(rig, 'p1', SIZE);
  const part = await file(rig, 'p1.part');
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const never = new Promise<void>(() => {});
  const sending = breakOff(rig, '/mediabank/files/p1', headers, film.subarray(0, SIZE - 1), SIZE, {
    until: never,
  });
  await firstBytes(part);
  await rig.call('upload.delete', { processId: 'p1', cancelling: true });
  await sending;
  await until('the cancelled film to go', () => !existsSync(part) || undefined);
  expect((await headUpload(rig, 'p1')).status).toBe(410);
  expect((await createUpload(rig, 'p1', SIZE)).status).toBe(409);
});

test('a colleague neither empties, nor goes on with, nor ends an upload that runs; created again it keeps what it has', async () => {
  await createUpload(rig, 'p1', SIZE);
  await sendPart(0, 0.6);
  const has = await offsetOf(rig);
  expect(has).toBeGreaterThan(0);
  expect((await createUpload(rig, 'p1', SIZE, BEN)).status).toBe(404);
  expect((await patchUpload(rig, 'p1', has, film.slice(has), BEN)).status).toBe(404);
  expect((await sendMultipart(rig, 'p1', film, { person: BEN })).status).toBe(404);
  const end = rig.call('upload.delete', { processId: 'p1', cancelling: true }, BEN);
  expect(await refusalOf(end)).toEqual({ kind: 'notFound' });
  expect((await createUpload(rig, 'p1', SIZE)).status).toBe(201);
  expect((await createUpload(rig, 'p1', SIZE, ANNA, film)).status).toBe(409);
  expect(await offsetOf(rig)).toBe(has);
  expect((await patchUpload(rig, 'p1', has, film.slice(has))).status).toBe(204);
  expect(sha256(await readFile(await file(rig, 'p1')))).toBe(sha256(film));
});

test('a colleague who asks for an upload does not end the connection that sends to it', async () => {
  await createUpload(rig, 'p1', SIZE);
  const part = await file(rig, 'p1.part');
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  let hangUp = () => {};
  const asked = new Promise<void>((resolve) => (hangUp = resolve));
  let isOver = false;
  const sending = breakOff(rig, '/mediabank/files/p1', headers, film.subarray(0, SIZE - 1), SIZE, {
    until: asked,
  }).then(() => (isOver = true));
  await firstBytes(part);
  expect((await headUpload(rig, 'p1', BEN)).status).toBe(404);
  expect(isOver).toBe(false);
  hangUp();
  await sending;
});

test('a newcomer takes over an upload whose connection hangs', async () => {
  await createUpload(rig, 'p1', SIZE);
  const part = await file(rig, 'p1.part');
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const never = new Promise<void>(() => {});
  const hanging = breakOff(rig, '/mediabank/files/p1', headers, film.subarray(0, SIZE - 1), SIZE, {
    until: never,
  });
  await firstBytes(part);
  const offset = await offsetOf(rig);
  await hanging;
  expect((await patchUpload(rig, 'p1', offset, film.slice(offset))).status).toBe(204);
  expect(sha256(await readFile(await file(rig, 'p1')))).toBe(sha256(film));
});
