import { startMailWorker } from '../../../src/server/mail/worker';
import type { Settings } from '../../../src/server/settings';
import { until } from '../../tools/until';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';
import { LINK, mail } from './mailInput';

let rig: Rig;
let sink: SmtpSink;
const stops: (() => Promise<void>)[] = [];

async function start(over: Partial<Settings> = {}) {
  rig = await openRig({ smtpUrl: sink.url, ...over });
  await addReel(rig.tenant().catalogue, 'r1', ['f1', 'f2', 'f3']);
  await addReel(rig.tenant().catalogue, 'off', ['f1'], { online: 0 });
  await addReel(rig.tenant('MP').catalogue, 'theirs', ['f1']);
}

function work() {
  const worker = startMailWorker(rig.installation);
  stops.push(() => worker.stop());
  return worker;
}

const rowOf = (mailId: string) =>
  rig
    .tenant()
    .catalogue.selectFrom('outbox')
    .selectAll()
    .where('mail_id', '=', mailId)
    .executeTakeFirstOrThrow();

const makeDue = (mailId: string) =>
  rig
    .tenant()
    .catalogue.updateTable('outbox')
    .set({ next_attempt_at: '2000-01-01T00:00:00.000Z' })
    .where('mail_id', '=', mailId)
    .execute();

beforeEach(async () => {
  sink = await openSmtpSink();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await rig.close();
  await sink.close();
});

describe('what may be sent', () => {
  beforeEach(() => start());

  it('refuses the 201st mail of a person within an hour', async () => {
    const { mailId = '' } = await rig.call('reel.mail', mail());
    const { catalogue } = rig.tenant();
    const sent = await catalogue.selectFrom('activity').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 199 }, (_, at) => ({ ...sent, activity_id: `more-${at}` }));
    await catalogue.insertInto('activity').values(more).execute();
    const tooMany = { refusal: { kind: 'tooMany' } };
    await expect(rig.call('reel.mail', mail())).rejects.toMatchObject(tooMany);
    await expect(rig.call('outbox.retry', { mailId })).rejects.toMatchObject(tooMany);
    const earlier = new Date(Date.now() - 61 * 60_000).toISOString();
    await catalogue.updateTable('activity').set({ at: earlier }).execute();
    await rig.call('reel.mail', mail());
  });

  it.each([
    ['another site', { link: 'https://evil.example/reel/r1' }],
    ['another path', { link: 'http://127.0.0.1:4140/elsewhere/r1' }],
    ['a path that only ends as ours', { link: 'http://127.0.0.1:4140/elsewhere/reel/r1' }],
    ['a name in the link', { link: 'http://127.0.0.1:4140@evil.example/reel/r1' }],
    ["another agency's reel", { link: 'http://127.0.0.1:4140/reel/theirs', reelId: undefined }],
    ['another reel than the one named', { link: 'http://127.0.0.1:4140/reel/off' }],
  ])('refuses a link to %s', async (_what, over) => {
    expect(await rig.refusal('reel.mail', mail(over))).toEqual({
      kind: 'invalid',
      problems: { link: 'foreign' },
    });
  });

  it('refuses a reel that is off, named or not', async () => {
    const off = { link: 'http://127.0.0.1:4140/reel/off' };
    const conflict = { kind: 'conflict', reason: 'reelOff' };
    expect(await rig.refusal('reel.mail', mail({ ...off, reelId: 'off' }))).toEqual(conflict);
    expect(await rig.refusal('reel.mail', mail({ ...off, reelId: undefined }))).toEqual(conflict);
  });

  it.each([
    ['recipient', 'a..b@example.com'],
    ['recipient', 'a@example.com\r\nBcc: b@example.com'],
    ['senderMail', 'nobody'],
  ])('refuses %s %j', async (field, value) => {
    expect(await rig.refusal('reel.mail', mail({ [field]: value }))).toEqual({
      kind: 'invalid',
      problems: { [field]: 'malformed' },
    });
  });

  it('puts a repeated call into the outbox once', async () => {
    const first = await rig.call('reel.mail', mail({ requestId: 'q1' }));
    expect(await rig.call('reel.mail', mail({ requestId: 'q1' }))).toEqual(first);
    expect(await rig.call('outbox.list', {})).toHaveLength(1);
  });
});

describe('sending', () => {
  beforeEach(() => start());

  it('delivers both parts, from the agency and with replies to the sender', async () => {
    const sent = rig.hearMail('sent');
    work();
    const { mailId = '' } = await rig.call('reel.mail', mail({ recipientName: 'Ann Reed' }));
    await sent;
    const [got] = sink.received;
    expect(got).toMatchObject({ from: 'office@co.example', to: ['client@example.com'] });
    expect(got?.parsed).toMatchObject({
      subject: 'Ada Low t1: Night work — Cosmic Agency',
      from: { name: 'Cosmic Agency', address: 'office@co.example' },
      to: [{ name: 'Ann Reed', address: 'client@example.com' }],
      replyTo: [{ name: 'Anna Berg', address: 'anna@co.example' }],
      messageId: `<${mailId}@co.example>`,
    });
    expect(got?.parsed.text).toContain(`Play the reel: ${LINK}`);
    expect(got?.parsed.html).toContain(`href="${LINK}"`);
    expect(got?.parsed.html).toContain('Dear Marie,<br>here is the reel.');
    expect(got?.parsed.html).toContain('/reel/r1/films/f1.jpg?agency=CO&amp;size=mail"');
    expect(got?.raw).not.toContain('evil.example');
    expect(await rowOf(mailId)).toMatchObject({ status: 'sent', reason: '', attempts: 1 });
  });

  it('keeps hostile text as text and headers in one line', async () => {
    const sent = rig.hearMail('sent');
    work();
    const hostile = '<script>alert(1)</script>{{link}}<mj-raw>';
    await rig.call(
      'reel.mail',
      mail({
        message: hostile,
        heading: hostile,
        reelName: 'Night\r\nBcc: spy@evil.example',
        senderFirstName: 'Anna"\r\nX-Spy: yes <spy@evil.example>,',
      }),
    );
    await sent;
    const [got] = sink.received;
    expect(got?.parsed.html).not.toMatch(/<script|<mj-raw/);
    expect(got?.parsed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{link}}');
    expect(got?.parsed.text).toContain(hostile);
    expect(got?.to).toEqual(['client@example.com']);
    expect(got?.parsed.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']));
    expect(got?.parsed.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-spy']));
    expect(got?.parsed.replyTo).toHaveLength(1);
    expect(got?.parsed.replyTo?.[0]?.address).toBe('anna@co.example');
  });

  it('waits after a refusal for now, and says why; then sends', async () => {
    sink.next('refuseForNow');
    const refused = waiting();
    const worker = work();
    const { mailId = '' } = await rig.call('reel.mail', mail());
    await expect(refused).resolves.toMatchObject({
      reason: expect.stringContaining('4.3.0 Try again later'),
    });
    const row = await rowOf(mailId);
    expect(row.next_attempt_at > new Date().toISOString()).toBe(true);
    const sent = rig.hearMail('sent');
    await makeDue(mailId);
    worker.wake();
    await sent;
    expect(sink.received).toHaveLength(1);
  });

  it.each(['refuseForGood', 'refuseRecipient'] as const)(
    'fails after %s; a person sends it again',
    async (how) => {
      sink.next(how);
      const failed = rig.hearMail('failed');
      work();
      const { mailId = '' } = await rig.call('reel.mail', mail());
      await expect(failed).resolves.toMatchObject({
        mailId,
        reason: expect.stringMatching(/^5\d\d 5\.\d\.1 [\w ]+$/),
      });
      expect(sink.received).toHaveLength(0);
      const sent = rig.hearMail('sent');
      await rig.call('outbox.retry', { mailId, requestId: 'again' });
      await sent;
      expect(sink.received).toHaveLength(1);
      expect(await rig.call('outbox.retry', { mailId, requestId: 'again' })).toEqual({});
      expect(await rig.refusal('outbox.retry', { mailId })).toEqual({
        kind: 'conflict',
        reason: 'notFailed',
      });
    },
  );

  it('does not know of a mail whose text was handed over when the line dropped', async () => {
    sink.next('drop');
    const uncertain = rig.hearMail('uncertain');
    const worker = work();
    const { mailId = '' } = await rig.call('reel.mail', mail());
    await uncertain;
    await makeDue(mailId);
    worker.wake();
    await worker.stop();
    expect(sink.texts()).toBe(1);
    expect(await rowOf(mailId)).toMatchObject({ status: 'uncertain' });
  });

  it('leaves to a person what a dead worker was sending, and sends the rest', async () => {
    const { mailId = '' } = await rig.call('reel.mail', mail());
    await rig
      .tenant()
      .catalogue.updateTable('outbox')
      .set({ status: 'sending', worker: 'elsewhere/1/x', next_attempt_at: '2000-01-01T00:00:00.000Z' })
      .where('mail_id', '=', mailId)
      .execute();
    const other = await rig.call('reel.mail', mail({ recipient: 'other@example.com' }));
    const sent = rig.hearMail('sent');
    work();
    await expect(sent).resolves.toMatchObject({ mailId: other.mailId });
    expect(sink.received.map(({ to }) => to)).toEqual([['other@example.com']]);
    expect(await rowOf(mailId)).toMatchObject({ status: 'uncertain' });
  });

  it('sends once with two workers at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        rig.call('reel.mail', mail({ recipient: `c${index}@example.com` })),
      ),
    );
    const done = new Promise<void>((resolve) => {
      let count = 0;
      rig.installation.events.subscribe('CO', (event) => {
        if (event.kind === 'mail' && event.status === 'sent' && ++count === ids.length) resolve();
      });
    });
    work();
    work();
    await done;
    expect(sink.received).toHaveLength(ids.length);
    expect(new Set(sink.received.map(({ to }) => to[0])).size).toBe(ids.length);
  });
});

it('waits while there is no mail server, and says so', async () => {
  await start({ smtpUrl: 'smtp://127.0.0.1:1' });
  const refused = waiting();
  work();
  const { mailId = '' } = await rig.call('reel.mail', mail());
  await expect(refused).resolves.toMatchObject({ mailId, reason: expect.stringContaining('ECONNREFUSED') });
});

it('keeps no connection to a mail server that does not let it in', async () => {
  await start({ smtpUrl: sink.url.replace('smtp://', 'smtp://office:wrong@') });
  const refused = waiting();
  work();
  await rig.call('reel.mail', mail());
  await refused;
  await until('the connection to be closed', () => sink.connections() === 0 || undefined);
  expect(sink.texts()).toBe(0);
});

/** The next event that says that a mail waits for a reason. */
function waiting() {
  return new Promise((resolve) => {
    const stop = rig.installation.events.subscribe('CO', (event) => {
      if (event.kind !== 'mail' || event.status !== 'waiting' || event.reason === '') return;
      stop();
      resolve(event);
    });
  });
}
