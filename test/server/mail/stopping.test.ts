import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { startMailWorker } from '../../../src/server/mail/worker';
import { until } from '../../tools/until';
import { openSmtpSink } from '../../tools/smtp';
import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';
import { mail } from './mailInput';

let rig: Rig;
afterEach(() => rig.close());

/** One mail in the outbox, and a worker that hands it over to this server. */
async function sending(smtpUrl: string) {
  rig = await openRig({ smtpUrl });
  await addReel(rig.tenant().catalogue, 'r1', ['f1', 'f2', 'f3']);
  await rig.call('reel.mail', mail());
  return startMailWorker(rig.installation, { patience: 100 });
}

const row = () =>
  rig.tenant().catalogue.selectFrom('outbox').select(['status', 'attempts']).executeTakeFirstOrThrow();

test('a stop does not wait for a mail server that says nothing: what has not left waits as if it had not been tried', async () => {
  const sockets: Socket[] = [];
  const silent: Server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const worker = await sending(`smtp://127.0.0.1:${port}`);
  await until('a connection', () => sockets[0]);
  await worker.stop();
  expect(await row()).toEqual({ status: 'waiting', attempts: 0 });
  sockets.forEach((socket) => socket.destroy());
  silent.close();
});

test('of a mail whose text has left without an answer nobody knows; the rest waits', async () => {
  const sink = await openSmtpSink();
  sink.next('hold');
  const worker = await sending(`${sink.url}?maxConnections=1`);
  await rig.call('reel.mail', mail());
  await until('the text', () => sink.texts() || undefined);
  await worker.stop();
  const rows = await rig.tenant().catalogue.selectFrom('outbox').select('status').execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['uncertain', 'waiting']);
  expect(sink.texts()).toBe(1);
  await sink.close();
});
