import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyFolder } from '../../../src/server/database/store';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { type Client, signIn } from './client';
import { addFilm, createProcess, createUpload, patch, sendMultipart } from './uploads';

const MIB = 1024 * 1024;
let server: RunningServer;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await signIn(server.url, 'admin@co.example');
});
afterAll(() => server.stop());

const below = (...path: string[]) => join(agencyFolder(server.dataFolder, 'CO'), ...path);
const gone = (path: string) => until(`${path} to be gone`, () => (existsSync(path) ? undefined : true));

/** Ends the server before it can do anything after its answer. */
async function killAfter(answered: Promise<unknown>): Promise<void> {
  await answered;
  await server.kill();
}

test('what was cancelled or removed for ever is gone after the next start, though the server died with its answer', async () => {
  const { processId } = await createProcess(client, 64 * MIB);
  await createUpload(client, processId, 64 * MIB);
  await patch(client, processId, 0, new Uint8Array(8 * MIB));
  await killAfter(client.call('upload.delete', { processId, cancelling: true }));
  await server.restart();
  await gone(below('uploads', `${processId}.part`));

  const talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
  const film = await createProcess(client, MIB);
  await sendMultipart(client, film.processId, new Uint8Array(MIB));
  const filmId = await addFilm(client, talentId, film.uploadKey);
  await client.call('film.delete', { filmId, talentId, online: true });
  const doomed = (await client.call('agencyFilms.list', {}))[0];
  await client.call('film.delete', { filmId: doomed?.filmId ?? '', online: true });
  expect(existsSync(below('films', doomed?.filmId ?? ''))).toBe(true);
  await killAfter(client.call('trash.empty', { until: new Date().toISOString() }));
  await server.restart();
  await gone(below('films', doomed?.filmId ?? ''));
  await gone(below('uploads', film.processId));
  await until('nothing of it among the jobs', async () =>
    (await readdir(below('jobs')).catch((): string[] => [])).includes(film.processId) ? undefined : true,
  );
});
