import { startMailWorker } from '../../../src/server/mail/worker';
import type { Worker } from '../../../src/server/installation';
import { openSmtpSink } from '../../tools/smtp';
import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';
import { mail } from './mailInput';

let rig: Rig;
let worker: Worker | undefined;

async function start(smtpUrl?: string) {
  rig = await openRig({ smtpUrl });
  await addReel(rig.tenant().catalogue, 'r1', ['f1', 'f2', 'f3']);
}

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await rig.close();
});

const statusOf = async (mailId: string) => {
  const mails = await rig.call('outbox.list', {});
  return mails.find((row) => row.mailId === mailId)?.status;
};

describe('without a mail server set', () => {
  beforeEach(() => start());

  it('keeps a mail in the outbox, and does not say that it was sent', async () => {
    worker = startMailWorker(rig.installation);
    const { mailId = '', isStoredLocally } = await rig.call('reel.mail', mail());
    expect(isStoredLocally).toBe(true);
    expect(await rig.call('outbox.read', { mailId })).toMatchObject({
      from: '"Cosmic Agency" <office@co.example>',
      replyTo: '"Anna Berg" <anna@co.example>',
      recipient: 'client@example.com',
      html: expect.stringContaining('Play the reel'),
    });
    expect(await rig.call('outbox.list', {})).toMatchObject([
      { mailId, status: 'storedLocally', sentAt: '' },
    ]);
  });

  it('keeps the name that was written with the address, in the list and in the mail', async () => {
    const { mailId = '' } = await rig.call('reel.mail', mail({ recipientName: 'Ann Reed' }));
    const named = { recipient: 'client@example.com', recipientName: 'Ann Reed' };
    expect(await rig.call('outbox.list', {})).toMatchObject([named]);
    expect(await rig.call('outbox.read', { mailId })).toMatchObject(named);
  });

  it('does not take a kept mail for one to be sent', async () => {
    const { mailId = '' } = await rig.call('reel.mail', mail());
    expect(await rig.refusal('outbox.retry', { mailId })).toEqual({
      kind: 'conflict',
      reason: 'noMailServer',
    });
    expect(await statusOf(mailId)).toBe('storedLocally');
  });
});

it('sends from the outbox what was kept there, once there is a mail server', async () => {
  const sink = await openSmtpSink();
  await start(sink.url);
  const sent = rig.hearMail('sent');
  const { mailId = '', isStoredLocally } = await rig.call('reel.mail', mail());
  expect(isStoredLocally).toBe(false);
  await rig
    .tenant()
    .catalogue.updateTable('outbox')
    .set({ status: 'storedLocally', created_at: '2026-01-01T00:00:00.000Z' })
    .where('mail_id', '=', mailId)
    .execute();
  worker = startMailWorker(rig.installation);
  await rig.call('outbox.retry', { mailId });
  await sent;
  expect(sink.received.map(({ to }) => to)).toEqual([['client@example.com']]);
  expect(await statusOf(mailId)).toBe('sent');
  await sink.close();
  // Its date is that of this day: mail programs sort by it, and filters take old mails for junk.
  const date = Date.parse(sink.received[0]?.parsed.date ?? '');
  expect(date).toBeGreaterThan(Date.now() - 60_000);
});
