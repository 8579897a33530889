import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyFolder } from '../../../src/server/database/store';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { signIn } from './client';
import { createProcess, createUpload, offsetOf, openPatch } from './uploads';

const MIB = 1024 * 1024;
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-stopped-upload-'));
  server = await startServer({ env: { GREENROOM_DATA: folder } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a server that is stopped while an upload hangs ends within ten seconds, and keeps what came', async () => {
  const client = await signIn(server.url);
  const { processId } = await createProcess(client, 12 * MIB);
  await createUpload(client, processId, 12 * MIB);
  const sending = openPatch(client, processId, 0, 12 * MIB);
  sending.on('error', () => undefined);
  sending.write(new Uint8Array(6 * MIB));
  const part = join(agencyFolder(server.dataFolder, 'CO'), 'uploads', `${processId}.part`);
  await until('the first bytes on disk', async () => (await stat(part)).size > 0 || undefined);
  const begun = performance.now();
  await server.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  await server.restart();
  expect(await offsetOf(client, processId)).toBe(6 * MIB);
});
