import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FilesAway } from '../../../src/server/files/away';
import type { FilePlace } from '../../../src/server/files/fileStore';
import { openS3 } from '../../../src/server/files/s3/open';
import { handOver, placeLeftovers } from '../../../src/server/encoding/finish';
import { runJob } from '../../../src/server/encoding/job';
import { claimJob } from '../../../src/server/encoding/queue';
import type { Tenant } from '../../../src/server/installation';
import { startS3 } from '../../tools/s3';
import { addTalent, newRig, type Rig } from '../media/rig';
import { uploadFilm } from './uploadFilm';

let s3: Awaited<ReturnType<typeof startS3>>;
let openIn: FilePlace['filesOf'];
let rig: Rig;
let remove: () => Promise<void>;
/** Keeps in S3, whatever the rig keeps on its disk. */
let tenant: Tenant;

beforeAll(async () => {
  s3 = await startS3();
  openIn = (await openS3(s3.url)).filesOf;
});
afterAll(() => s3?.stop());
beforeEach(async () => {
  ({ rig, remove } = await newRig());
  const onDisk = await rig.tenant();
  await addTalent(onDisk);
  tenant = { ...onDisk, files: openIn('CO', onDisk.folder) };
});
afterEach(async () => {
  await tenant.files.remove('');
  await remove();
});

test('a film whose original is gone fails, as it does where it is kept on the disk', async () => {
  await uploadFilm(rig, new Uint8Array(Buffer.from('a film')));
  const worker = 'w';
  const processId = (await claimJob(tenant.catalogue, worker, 30_000))!;
  const claim = { processId, worker, lease: 30_000 };
  await runJob(tenant, rig.installation, claim, new AbortController().signal, () => undefined);
  const job = await tenant.catalogue
    .selectFrom('encoding_jobs')
    .select(['status', 'reason'])
    .executeTakeFirst();
  expect(job).toEqual({ status: 'failed', reason: 'notAFilm: uploads/p1 is gone' });
});

test('what was made is placed once S3 is there again, is told of, and leaves no work on this machine', async () => {
  const filmId = await uploadFilm(rig, new Uint8Array(Buffer.from('a film')));
  const claim = { processId: 'p1', worker: 'w', lease: 30_000 };
  await claimJob(tenant.catalogue, claim.worker, claim.lease);
  const work = join(tenant.folder, 'jobs', 'p1', 'work-w');
  const abandoned = join(tenant.folder, 'jobs', 'p1', 'work-dead');
  for (const folder of [work, abandoned]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'film.mp4'), 'made');
  }
  const move = async () => {
    throw new FilesAway('S3 is away');
  };
  const away = { ...tenant, files: { ...tenant.files, move } };
  await expect(handOver(away, claim, work, { duration: 1, thumbnails: 0 })).rejects.toThrow(FilesAway);
  const told = rig.hear((event) => event.kind === 'encoding' && event.status === 'done');
  await placeLeftovers(tenant, rig.installation.events);
  expect(await told).toMatchObject({ processId: 'p1', filmId, progress: 100 });
  expect(await s3.keys()).toEqual([`CO/films/${filmId}/film.mp4`]);
  expect(await readdir(join(tenant.folder, 'jobs'))).toEqual([]);
});

test('the work of an encoder that was killed goes from its machine once another has placed the film', async () => {
  await uploadFilm(rig, new Uint8Array(Buffer.from('a film')));
  await tenant.catalogue.updateTable('encoding_jobs').set({ status: 'done' }).execute();
  await mkdir(join(tenant.folder, 'jobs', 'p1', 'work-dead'), { recursive: true });
  const told = jest.fn();
  void rig.hear((event) => told(event));
  await placeLeftovers(tenant, rig.installation.events);
  expect(await readdir(join(tenant.folder, 'jobs'))).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});
