import { startMailWorker } from '../../../src/server/mail/worker';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { until } from '../../tools/until';
import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';
import { mail } from './mailInput';

let rig: Rig;
let sink: SmtpSink;

const letter = (over: Record<string, unknown> = {}) => {
  const { recipient: _one, ...input } = mail(over);
  return input;
};
const toList = (recipients: string, over: Record<string, unknown> = {}) => ({ ...letter(over), recipients });
const outbox = (input: { readonly reelId?: string } = {}) => rig.call('outbox.list', input);

beforeEach(async () => {
  sink = await openSmtpSink();
  rig = await openRig({ smtpUrl: sink.url });
  for (const reelId of ['r1', 'r2']) await addReel(rig.tenant().catalogue, reelId, ['f1', 'f2', 'f3']);
});
afterEach(async () => {
  await rig.close();
  await sink.close();
});

it('sends each of a list a mail of its own, with the name that was written, once however often it is asked', async () => {
  const list = toList('"Roux, Marie" <marie@brand.example>; li@brand.example\nMARIE@brand.example', {
    requestId: 'q1',
  });
  expect(await rig.call('reel.mailList', list)).toEqual({ mails: 2, isStoredLocally: false });
  expect(await rig.call('reel.mailList', list)).toEqual({ mails: 2, isStoredLocally: false });
  const worker = startMailWorker(rig.installation);
  await until('both mails to arrive', () => sink.received.length === 2 || undefined);
  await worker.stop();
  expect(sink.received.map(({ to }) => to).toSorted()).toEqual([
    ['li@brand.example'],
    ['marie@brand.example'],
  ]);
  const maries = sink.received.find(({ to }) => to.includes('marie@brand.example'));
  expect(maries?.parsed.to).toEqual([{ name: 'Roux, Marie', address: 'marie@brand.example' }]);
  expect(maries?.parsed.html).toContain('Dear Marie,<br>here is the reel.');
  expect(maries?.parsed.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

it('sends none of a list of 500 of which ten are no addresses', async () => {
  const addresses = Array.from({ length: 500 }, (_, at) =>
    at % 50 === 7 ? `broken${at}` : `c${at}@d.example`,
  );
  expect(await rig.refusal('reel.mailList', toList(addresses.join('\n')))).toEqual({
    kind: 'invalid',
    problems: { recipients: 'malformed' },
  });
  expect(await outbox()).toEqual([]);
});

it('refuses the 21st list of a person within an hour', async () => {
  await rig.call('reel.mailList', toList('a@d.example'));
  const { catalogue } = rig.tenant();
  const sent = await catalogue.selectFrom('activity').selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 19 }, (_, at) => ({ ...sent, activity_id: `more-${at}` }));
  await catalogue.insertInto('activity').values(more).execute();
  const refused = await rig.refusal('reel.mailList', toList('b@d.example'));
  expect(refused).toMatchObject({ kind: 'tooMany' });
  expect(await outbox()).toHaveLength(1);
});

it('sends a list no reel that one address would not be sent', async () => {
  await addReel(rig.tenant().catalogue, 'off', ['f1'], { online: 0 });
  const off = toList('a@d.example', { link: 'http://127.0.0.1:4140/reel/off', reelId: 'off' });
  expect(await rig.refusal('reel.mailList', off)).toEqual({ kind: 'conflict', reason: 'reelOff' });
});

it('tells what was sent of a reel, and to whom', async () => {
  await rig.call('reel.mailList', toList('a@d.example, b@d.example'));
  const other = { link: 'http://127.0.0.1:4140/reel/r2', reelId: 'r2', recipient: 'c@d.example' };
  await rig.call('reel.mail', mail(other));
  const sent = async (reelId: string) => (await outbox({ reelId })).map(({ recipient }) => recipient);
  expect((await sent('r1')).toSorted()).toEqual(['a@d.example', 'b@d.example']);
  expect(await sent('r2')).toEqual(['c@d.example']);
  expect(await outbox()).toHaveLength(3);
});

it('shows a mail as it will leave, and puts nothing into the outbox', async () => {
  const shown = await rig.call('reel.composeMail', letter());
  expect(shown.subject).toBe('Ada Low t1: Night work — Cosmic Agency');
  expect(shown.html).toContain('Dear Marie,<br>here is the reel.');
  expect(shown.text).toContain('Dear Marie,\nhere is the reel.');
  expect(await outbox()).toEqual([]);
});
