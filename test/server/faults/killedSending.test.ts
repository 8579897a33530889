import type { OutboxMail } from '../../../src/contract/entities/mail';
import { freePort } from '../../tools/freePort';
import { type RunningServer, startServer } from '../../tools/server';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { until } from '../../tools/until';
import { openBooks } from './catalogue';
import { type Client, signIn } from './client';
import { mailTo } from './mails';

let server: RunningServer;
let client: Client;
let sink: SmtpSink | undefined;
let port: number;

beforeEach(async () => {
  port = await freePort();
  server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  client = await signIn(server.url);
});
afterEach(async () => {
  await server.kill();
  await server.stop();
  await sink?.close();
  sink = undefined;
});

const statusOf = async (mailId: string) =>
  (await client.call('outbox.list', {})).find((mail) => mail.mailId === mailId)?.status;
const whenIs = (mailId: string, status: string) =>
  until(`${status} in the outbox`, async () => (await statusOf(mailId)) === status || undefined);

test('killed while the mail server had the text: uncertain, not sent again by itself, sent when a person says so', async () => {
  sink = await openSmtpSink(port);
  sink.next('hold');
  const { mailId = '' } = await client.call('reel.mail', await mailTo(client, 'first@brand.example'));
  await until('the text', () => sink?.texts() || undefined);
  expect(await statusOf(mailId)).toBe('sending');
  await server.kill();
  await server.restart();
  await whenIs(mailId, 'uncertain');
  // What was sent after it proves that the worker has been through the outbox and left it alone.
  const { mailId: other = '' } = await client.call('reel.mail', await mailTo(client, 'second@brand.example'));
  await whenIs(other, 'sent');
  expect(sink.received.map(({ to }) => to)).toEqual([['second@brand.example']]);
  expect(sink.texts()).toBe(2);
  expect(await statusOf(mailId)).toBe('uncertain');
  await client.call('outbox.retry', { mailId });
  await whenIs(mailId, 'sent');
  expect(sink.received.map(({ to }) => to)).toEqual([['second@brand.example'], ['first@brand.example']]);
});

test('killed while mails wait for a mail server: each is sent once after the restart', async () => {
  const recipients = ['a', 'b', 'c', 'd'].map((name) => `${name}@brand.example`);
  const mails = [];
  for (const recipient of recipients) mails.push(await mailTo(client, recipient));
  const sent = await Promise.all(mails.map((mail) => client.call('reel.mail', mail)));
  const wasRefused = ({ status, reason = '' }: OutboxMail) =>
    status === 'waiting' && /ECONNREFUSED/.test(reason);
  await until(
    'refused connections',
    async () => (await client.call('outbox.list', {})).every(wasRefused) || undefined,
  );
  await server.kill();
  const books = await openBooks(server.dataFolder);
  await books.catalogue.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute();
  await books.close();
  sink = await openSmtpSink(port);
  await server.restart();
  for (const { mailId = '' } of sent) await whenIs(mailId, 'sent');
  expect(sink.received.map(({ to }) => to[0]).sort()).toEqual(recipients);
  expect(sink.texts()).toBe(recipients.length);
});

test('a call whose answer was lost with the server is made again with its request id: one mail', async () => {
  sink = await openSmtpSink(port);
  const mail = { ...(await mailTo(client, 'once@brand.example')), requestId: 'lost-answer' };
  const first = await client.call('reel.mail', mail);
  await server.kill();
  await server.restart();
  const again = await client.call('reel.mail', mail);
  expect(again).toEqual(first);
  expect(await client.call('outbox.list', {})).toHaveLength(1);
});
