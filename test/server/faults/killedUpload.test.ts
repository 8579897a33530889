import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyFolder } from '../../../src/server/database/store';
import { makeFilm } from '../../tools/films';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { type Client, signIn } from './client';
import { addFilm, createProcess, createUpload, offsetOf, openPatch, patch, sendMultipart } from './uploads';

const MIB = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let server: RunningServer;
let client: Client;
let talentId: string;
let folder: string;
let film: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-killed-upload-'));
  // As an editing room writes it: so large that it takes the server several writes.
  film = await readFile(await makeFilm(folder, 'mov', { seconds: 4, size: '1280x720' }));
  server = await startServer();
  client = await signIn(server.url);
  talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const partOf = (processId: string) =>
  join(agencyFolder(server.dataFolder, 'CO'), 'uploads', `${processId}.part`);

/** Begins to send the rest of the film, and kills the server once some of it is on disk. */
async function killWhileSending(processId: string, offset: number): Promise<void> {
  const sending = openPatch(client, processId, offset, film.length - offset);
  const broken = once(sending, 'error');
  sending.write(film.subarray(offset, offset + 5 * MIB));
  await until('bytes on disk', async () => (await stat(partOf(processId))).size > offset || undefined);
  await server.kill();
  await broken;
}

test('a film whose server was killed again and again goes on from what is on disk, and plays', async () => {
  expect(film.length).toBeGreaterThan(12 * MIB);
  const { processId, uploadKey } = await createProcess(client, film.length);
  expect((await createUpload(client, processId, film.length)).status).toBe(201);
  let acknowledged = await patch(client, processId, 0, film.subarray(0, MIB));
  expect(acknowledged).toBe(MIB);
  for (const _time of ['once', 'twice']) {
    await killWhileSending(processId, acknowledged);
    await server.restart();
    const offset = await offsetOf(client, processId);
    expect(offset).toBeGreaterThanOrEqual(acknowledged);
    expect(offset).toBeLessThan(film.length);
    acknowledged = await patch(client, processId, offset, film.subarray(offset, offset + 1000));
    expect(acknowledged).toBe(offset + 1000);
  }
  const events = await client.listen();
  const filmId = await addFilm(client, talentId, uploadKey);
  expect(await patch(client, processId, acknowledged, film.subarray(acknowledged))).toBe(film.length);
  expect(existsSync(partOf(processId))).toBe(false);
  const original = await fetch(`${client.url}/media/films/${filmId}/original`, {
    headers: { cookie: client.cookie },
  });
  expect(sha256(new Uint8Array(await original.arrayBuffer()))).toBe(sha256(film));
  const end = await events.next(
    'the end of the encoding',
    (event) => event.kind === 'encoding' && ['done', 'failed'].includes(event.status),
  );
  expect(end).toMatchObject({ status: 'done', processId, filmId });
  const played = await fetch(`${client.url}/media/films/${filmId}/film.mp4`, {
    headers: { cookie: client.cookie },
  });
  expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  events.close();
});

test('killed between the last byte and its answer, the film is received once the client asks', async () => {
  const { processId } = await createProcess(client, MIB);
  await createUpload(client, processId, MIB);
  const sending = openPatch(client, processId, 0, MIB);
  sending.on('error', () => undefined);
  const part = partOf(processId);
  sending.end(film.subarray(0, MIB));
  const received = part.replace(/\.part$/, '');
  await until(
    'the last byte on disk',
    async () => existsSync(received) || (await stat(part).catch(() => undefined))?.size === MIB || undefined,
  );
  await server.kill();
  await server.restart();
  expect(await offsetOf(client, processId)).toBe(MIB);
  const [upload] = await client.call('upload.list', {});
  expect(upload).toMatchObject({ processId, stage: 'received' });
  expect(sha256(await readFile(received))).toBe(sha256(film.subarray(0, MIB)));
});

test('a multipart upload that a dead server cut off is sent again from its start', async () => {
  const { processId } = await createProcess(client, MIB);
  await server.kill();
  await expect(sendMultipart(client, processId, film.subarray(0, MIB))).rejects.toThrow();
  await server.restart();
  const { status, body } = await sendMultipart(client, processId, film.subarray(0, MIB));
  expect({ status, body }).toEqual({ status: 200, body: 'uploaded' });
});
