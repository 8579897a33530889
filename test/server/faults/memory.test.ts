import { readFile } from 'node:fs/promises';
import { startServer, type RunningServer } from '../../tools/server';
import { type Client, signIn } from './client';
import { answerTo, createProcess, createUpload, openMultipart, openPatch, writeZeros } from './uploads';

const GIB = 1024 ** 3;
/** Bytes of the film; GREENROOM_TEST_UPLOAD_GIB sets another size for a measurement by hand. */
const SIZE = Number(process.env['GREENROOM_TEST_UPLOAD_GIB'] ?? 2) * GIB;
/** The budget of the server's memory while it receives, in KiB: 300 MB. */
const LIMIT = 300_000_000 / 1024;

let server: RunningServer;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await signIn(server.url);
});
afterAll(() => server.stop());

/** The most memory that the server has ever held, in KiB (VmHWM of proc(5)). */
async function peak(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}

test('a film of two gibibytes by resumable upload stays within the memory budget', async () => {
  const { processId } = await createProcess(client, SIZE);
  await createUpload(client, processId, SIZE);
  const sending = openPatch(client, processId, 0, SIZE);
  const answer = answerTo(sending);
  await writeZeros(sending, SIZE);
  sending.end();
  const { status, headers } = await answer;
  expect([status, headers['upload-offset']]).toEqual([204, String(SIZE)]);
  expect(await peak()).toBeLessThan(LIMIT);
  await client.call('upload.delete', { processId, cancelling: true });
});

test('and so does one by multipart', async () => {
  const { processId } = await createProcess(client, SIZE);
  const { sending, tail } = openMultipart(client, processId, SIZE);
  const answer = answerTo(sending);
  await writeZeros(sending, SIZE);
  sending.end(tail);
  const { status, body } = await answer;
  expect({ status, body }).toEqual({ status: 200, body: 'uploaded' });
  expect(await peak()).toBeLessThan(LIMIT);
  await client.call('upload.delete', { processId, cancelling: true });
});
