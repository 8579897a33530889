import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';
import { addMails } from './outboxRows';

let rig: Rig;
let sink: SmtpSink;

beforeEach(async () => {
  sink = await openSmtpSink();
  rig = await openRig({ smtpUrl: sink.url });
  await addReel(rig.tenant().catalogue, 'r1', ['f1']);
});
afterEach(async () => {
  await rig.close();
  await sink.close();
});

const all = () => rig.tenant().catalogue.updateTable('outbox');

it.each([{}, { reelId: 'r1' }])(
  'of a mailing whose mails were not all sent each that was not is listed and sent again, and the newest of the others: %j',
  async (input) => {
    await addMails(rig.tenant().catalogue, 'm', 600);
    await all().set({ status: 'sent', reel_id: 'r1' }).execute();
    const left = { m0320: 'storedLocally', m0430: 'uncertain', m0599: 'failed' } as const;
    for (const [mailId, status] of Object.entries(left))
      await all().set({ status }).where('mail_id', '=', mailId).execute();
    await addMails(rig.tenant().catalogue, 'earlier', 1);
    await all()
      .set({ created_at: '2025-01-01T00:00:00.000Z' })
      .where('mail_id', '=', 'earlier0000')
      .execute();
    await all().set({ status: 'failed', reel_id: 'r1' }).where('mail_id', '=', 'earlier0000').execute();

    const mails = await rig.call('outbox.list', input);
    const newest = Array.from({ length: 200 }, (_, at) => `m${String(at).padStart(4, '0')}`);
    expect(mails.map(({ mailId }) => mailId)).toEqual([...newest, ...Object.keys(left), 'earlier0000']);
    for (const { mailId } of mails.slice(-4)) await rig.call('outbox.retry', { mailId });
  },
);
