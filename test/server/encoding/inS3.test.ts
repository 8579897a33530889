import { openS3 } from '../../../src/server/files/s3/open';
import { runJob } from '../../../src/server/encoding/job';
import { claimJob } from '../../../src/server/encoding/queue';
import type { Tenant } from '../../../src/server/installation';
import { startS3 } from '../../tools/s3';
import { addTalent, newRig, type Rig } from '../media/rig';
import { uploadFilm } from './uploadFilm';

let s3: Awaited<ReturnType<typeof startS3>>;
let openIn: Awaited<ReturnType<typeof openS3>>;
let rig: Rig;
let remove: () => Promise<void>;
/** Keeps in S3, whatever the rig keeps on its disk. */
let tenant: Tenant;

beforeAll(async () => {
  s3 = await startS3();
  openIn = await openS3(s3.url);
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
