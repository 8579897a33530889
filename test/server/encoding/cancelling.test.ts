import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver } from '../../../src/server/encoding/finish';
import { runJob } from '../../../src/server/encoding/job';
import { startEncodingWorker } from '../../../src/server/encoding/worker';
import type { Tenant, Worker } from '../../../src/server/installation';
import { makeFilm, remuxed } from '../../tools/films';
import { addTalent, newRig, processInput, type Rig } from '../media/rig';
import { until } from '../../tools/until';
import { uploadFilm } from './uploadFilm';

/** A film that is still being encoded when a test has done something about it. */
let film: Uint8Array<ArrayBuffer>;
let rig: Rig;
let remove: () => Promise<void>;
let worker: Worker | undefined;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-films-'));
  const short = await makeFilm(folder, 'mp4', { seconds: 1 });
  const long = await remuxed(short, 'long.mp4', { input: ['-stream_loop', '59'] });
  film = new Uint8Array(await readFile(long));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  await addTalent(await rig.tenant());
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await remove();
});

const start = () => {
  worker = startEncodingWorker(rig.installation, { pollInterval: 100 });
};
/** Cancels every upload, as a server does that is killed before it removes their files. */
const cancelInTheBooks = ({ catalogue }: Tenant) =>
  catalogue.updateTable('upload_processes').set({ stage: 'CANCELLED' }).execute();

/** Resolves once nothing stands in a folder. */
const gone = (folder: string) =>
  until('the files to go', async () => (await readdir(folder)).length === 0 || undefined);

test('cancelling in the middle of an encoding ends it and leaves nothing', async () => {
  await uploadFilm(rig, film);
  const running = rig.hear((event) => event.kind === 'encoding' && event.progress > 0);
  start();
  await running;
  await rig.call('upload.delete', { processId: 'p1', cancelling: true });
  await worker?.stop();
  const { folder: home } = await rig.tenant();
  for (const folder of ['uploads', 'jobs']) await gone(join(home, folder));
  expect(existsSync(join(home, 'films'))).toBe(false);
});

test('an encoder that still wrote while its cancelled upload was removed leaves nothing', async () => {
  await uploadFilm(rig, film);
  const tenant = await rig.tenant();
  await cancelInTheBooks(tenant);
  const claim = { processId: 'p1', worker: 'w', lease: 1000 };
  const cancelled = runJob(tenant, rig.installation, claim, AbortSignal.abort(), () => undefined);
  await expect(cancelled).rejects.toThrow();
  expect(await readdir(join(tenant.folder, 'jobs'))).toEqual([]);
});

test('an encoding that begins when its upload is just cancelled leaves nothing, and its film is told so last', async () => {
  const filmId = await uploadFilm(rig, film);
  const tenant = await rig.tenant();
  await cancelInTheBooks(tenant);
  await rm(join(tenant.folder, 'uploads'), { recursive: true });
  const told: unknown[] = [];
  void rig.hear((event) => {
    if (event.kind === 'encoding') told.push([event.filmId, event.status]);
    return false;
  });
  const claim = { processId: 'p1', worker: 'w', lease: 1000 };
  await runJob(tenant, rig.installation, claim, new AbortController().signal, () => undefined);
  expect(await readdir(join(tenant.folder, 'jobs'))).toEqual([]);
  expect(told.at(-1)).toEqual([filmId, 'none']);
});

test('what a cancelled upload left when the server was killed is removed at the next start', async () => {
  const tenant = await rig.tenant();
  await rig.call('upload.create', processInput('p1', 10));
  await cancelInTheBooks(tenant);
  await mkdir(join(tenant.folder, 'jobs', 'p1', 'work-dead'), { recursive: true });
  start();
  await gone(join(tenant.folder, 'jobs'));
});

test('cancelling at the very end of an encoding leaves nothing either', async () => {
  const tenant = await rig.tenant();
  await rig.call('upload.create', processInput('p1', 10));
  await rig.call('upload.delete', { processId: 'p1', cancelling: true });
  const work = join(tenant.folder, 'made');
  await mkdir(join(work, 'thumbnails'), { recursive: true });
  await writeFile(join(work, 'film.mp4'), 'a film');
  const claim = { processId: 'p1', worker: 'w', lease: 1000 };
  expect(await handOver(tenant, claim, work, { duration: 1, thumbnails: 0 })).toBeUndefined();
  expect(await readdir(join(tenant.folder, 'jobs'))).toEqual([]);
});

test('a worker that is stopped gives its job back', async () => {
  await uploadFilm(rig, film);
  const running = rig.hear((event) => event.kind === 'encoding' && event.progress > 0);
  start();
  await running;
  await worker?.stop();
  const { catalogue } = await rig.tenant();
  expect(await catalogue.selectFrom('encoding_jobs').select(['status', 'attempts']).execute()).toEqual([
    { status: 'waiting', attempts: 0 },
  ]);
});
