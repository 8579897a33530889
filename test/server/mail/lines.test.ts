import { sql } from 'kysely';
import type { Worker } from '../../../src/server/installation';
import { log } from '../../../src/server/log';
import { startMailWorker } from '../../../src/server/mail/worker';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { until } from '../../tools/until';
import { openRig, type Rig } from '../reels/rig';
import { addMails } from './outboxRows';

let rig: Rig;
let sink: SmtpSink;
let worker: Worker | undefined;

async function start(connections?: number, taken?: number) {
  sink = await openSmtpSink(0, taken);
  rig = await openRig({ smtpUrl: sink.url + (connections ? `?maxConnections=${connections}` : '') });
}

afterEach(async () => {
  jest.restoreAllMocks();
  await worker?.stop();
  worker = undefined;
  await rig.close();
  await sink.close();
});

const recipients = () => sink.received.map(({ to }) => to[0]);
const received = (count: number) => until(`${count} mails`, () => sink.received.length >= count || undefined);

it('gives each agency its turn: the mails of one do not keep those of another waiting', async () => {
  await start(1);
  await addMails(rig.tenant('CO').catalogue, 'co', 40);
  await addMails(rig.tenant('MP').catalogue, 'mp', 1);
  worker = startMailWorker(rig.installation);
  await received(41);
  expect(recipients().indexOf('mp0000@x.example')).toBeLessThan(5);
});

it('takes in a mail of another agency while it sends many', async () => {
  await start(1);
  await addMails(rig.tenant('CO').catalogue, 'co', 60);
  worker = startMailWorker(rig.installation);
  await received(5);
  await addMails(rig.tenant('MP').catalogue, 'mp', 1);
  rig.installation.events.publish('MP', { kind: 'mail', mailId: 'mp0000', status: 'waiting', reason: '' });
  const before = sink.received.length;
  await received(61);
  expect(recipients().indexOf('mp0000@x.example')).toBeLessThan(before + 5);
});

it('sends others while one mail waits for its answer', async () => {
  await start();
  sink.next('hold');
  await addMails(rig.tenant().catalogue, 'co', 6);
  worker = startMailWorker(rig.installation);
  await received(5);
  expect(sink.texts()).toBe(6);
});

it('opens one connection for one mail', async () => {
  await start();
  sink.next('hold');
  await addMails(rig.tenant().catalogue, 'co', 1);
  worker = startMailWorker(rig.installation);
  await until('the text', () => sink.texts() || undefined);
  expect(sink.connections()).toBe(1);
});

it('goes on over the connections that the mail server takes, and counts the others as no attempt', async () => {
  await start(5, 2);
  await addMails(rig.tenant().catalogue, 'co', 60);
  worker = startMailWorker(rig.installation);
  await received(60);
  await worker.stop();
  const rows = await rig.tenant().catalogue.selectFrom('outbox').select(['status', 'attempts']).execute();
  expect(rows).toEqual(Array.from({ length: 60 }, () => ({ status: 'sent', attempts: 1 })));
});

it('sends the next mail though what became of the one before could not be written down: of that one alone it is not known', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  await start(1);
  const { catalogue } = rig.tenant();
  await addMails(catalogue, 'co', 3);
  await sql`create trigger unwritten before update on outbox when old.mail_id = 'co0000' and new.status = 'sent'
    begin select raise(abort, 'not written'); end`.execute(catalogue);
  worker = startMailWorker(rig.installation);
  const ended = await until('the end of all', async () => {
    worker?.wake();
    const mails = await catalogue.selectFrom('outbox').select('status').orderBy('mail_id').execute();
    const isOver = mails.every(({ status }) => status !== 'waiting' && status !== 'sending');
    return isOver ? mails : undefined;
  });
  expect(ended.map(({ status }) => status)).toEqual(['uncertain', 'sent', 'sent']);
});
