import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFilm } from '../../tools/films';
import { type RunningServer, startServer } from '../../tools/server';
import { until } from '../../tools/until';
import { type Books, openBooks } from './catalogue';
import { type Client, signIn } from './client';
import { addFilm, createProcess, sendMultipart } from './uploads';

let server: RunningServer;
let client: Client;
let books: Books;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-killed-encoding-'));
  server = await startServer();
  client = await signIn(server.url);
  books = await openBooks(server.dataFolder);
});
afterAll(async () => {
  await books.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const jobOf = (processId: string) =>
  books.catalogue
    .selectFrom('encoding_jobs')
    .selectAll()
    .where('process_id', '=', processId)
    .executeTakeFirstOrThrow();

/** The encoders that work below a folder, by process number; their folder may be gone. */
const encodersIn = (tenant: string) =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(tenant);
      } catch {
        return false;
      }
    });

test('an encoding whose server was killed is run once more to its end, at once and by itself', async () => {
  const path = await makeFilm(folder, 'mp4', { seconds: 12, extra: ['-preset', 'ultrafast'] });
  const film = await readFile(path);
  const { processId, uploadKey } = await createProcess(client, film.length);
  const talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
  const filmId = await addFilm(client, talentId, uploadKey);
  const first = await client.listen();
  await sendMultipart(client, processId, film);
  await first.next('progress', (event) => event.kind === 'encoding' && event.progress > 0);
  const jobs = join(books.folder, 'jobs');
  await server.kill();
  const dead = await jobOf(processId);
  const orphans = encodersIn(jobs);
  expect(dead).toMatchObject({ status: 'running', attempts: 1 });
  // Its lease runs on: that it is dead has to be known.
  await books.catalogue
    .updateTable('encoding_jobs')
    .set({ lease_until: '9999-12-31T00:00:00.000Z' })
    .where('process_id', '=', processId)
    .execute();

  await server.restart();
  const events = await client.listen();
  const taken = await until('another worker', async () => {
    const job = await jobOf(processId);
    return job.attempts > 1 ? job : undefined;
  });
  expect(taken).toMatchObject({ attempts: 2 });
  const isDone = async () => (await jobOf(processId)).status === 'done';
  const hasMoved = () => events.heard.some((event) => event.kind === 'encoding' && event.progress > 0);
  await until('progress', async () => hasMoved() || (await isDone()) || undefined);
  // The encoder that the dead server left behind is gone: it takes no time from the one that is waited for.
  expect(encodersIn(jobs).filter((pid) => orphans.includes(pid))).toEqual([]);
  await until('the end', async () => (await isDone()) || undefined);
  await until('the work cleared away', async () => (await readdir(jobs)).length === 0 || undefined);
  expect(await jobOf(processId)).toMatchObject({ status: 'done', attempts: 2, worker: null });
  const ends = events.heard.filter((event) => event.kind === 'encoding' && event.status === 'done');
  expect(ends.length).toBeLessThan(2);
  expect((await readdir(join(books.folder, 'films', filmId))).sort()).toEqual(['film.mp4', 'thumbnails']);
  const { duration } = (await client.call('talentFilms.list', { talentId })).find(
    (listed) => listed.filmId === filmId,
  )!;
  expect(duration).toBe(12);
  expect(encodersIn(jobs)).toEqual([]);
  events.close();
});
