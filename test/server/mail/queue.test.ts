import { hostname } from 'node:os';
import { claimNext, giveUpLost, settle } from '../../../src/server/mail/queue';
import { forgetWorker, newWorkerId } from '../../../src/server/workerId';
import { openRig, type Rig } from '../reels/rig';

const NOW = new Date('2026-03-02T10:00:00.000Z');

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
  const at = NOW.toISOString();
  const parts = { subject: 'Reel', sender: 'a@co.example', reply_to: 'a@co.example', body_id: 'b1' };
  const rest = { staff_id: 's1', reel_id: null, reason: '', attempts: 0, worker: null, sent_at: null };
  await rig
    .tenant()
    .catalogue.insertInto('outbox')
    .values({
      mail_id: 'm1',
      recipient: 'client@example.com',
      status: 'waiting',
      next_attempt_at: at,
      created_at: at,
      ...parts,
      ...rest,
    })
    .execute();
});
afterEach(() => rig.close());

it('gives up what a worker could not write down the end of, and leaves alone what another has in hand', async () => {
  const { catalogue } = rig.tenant();
  const worker = newWorkerId();
  await claimNext(catalogue, worker, NOW);
  expect((await giveUpLost(catalogue, NOW)).mailIds).toEqual([]);
  forgetWorker(worker);
  expect((await giveUpLost(catalogue, NOW)).mailIds).toEqual(['m1']);
  expect(await claimNext(catalogue, newWorkerId(), NOW)).toBeUndefined();
});

it('takes the end of a mail from its worker alone', async () => {
  const { catalogue } = rig.tenant();
  const [own, other] = [newWorkerId(), newWorkerId()];
  await claimNext(catalogue, own, NOW);
  const sent = { status: 'sent', reason: '' } as const;
  expect(await settle(catalogue, other, 'm1', sent, NOW)).toBe(false);
  expect(await settle(catalogue, own, 'm1', sent, NOW)).toBe(true);
});

it('does not believe for ever in a worker whose number another program may have by now', async () => {
  const { catalogue } = rig.tenant();
  const gone = `${hostname()}/${process.ppid}/other`;
  await claimNext(catalogue, gone, NOW);
  expect((await giveUpLost(catalogue, NOW)).mailIds).toEqual([]);
  const later = new Date(NOW.getTime() + 16 * 60_000);
  expect((await giveUpLost(catalogue, later)).mailIds).toEqual(['m1']);
});
