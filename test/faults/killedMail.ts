import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/server/ids';
import { openBooks } from '../server/faults/catalogue';
import type { Client } from '../server/faults/client';
import { mailTo } from '../server/faults/mails';
import { openSmtpSink, type SmtpSink } from '../tools/smtp';
import { until } from '../tools/until';
import { BOTH, type Fault, type Rig, withRig } from './fault';

const LONGEST = 600;
const PEOPLE = 3;

type Mail = Awaited<ReturnType<typeof mailTo>>;
interface Sending {
  readonly mail: Mail & { readonly requestId: string };
  isAcknowledged: boolean;
}

/** People send mails, each as a request of its own, until nobody answers. */
async function mailing(client: Client, mail: Mail): Promise<readonly Sending[]> {
  const all: Sending[] = [];
  const one = async () => {
    for (;;) {
      const recipient = `${newId(10)}@brand.example`.toLowerCase();
      const sending: Sending = { mail: { ...mail, recipient, requestId: newId() }, isAcknowledged: false };
      all.push(sending);
      await client.call('reel.mail', sending.mail);
      sending.isAcknowledged = true;
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, () => one().catch(() => undefined)));
  return all;
}

/** A person may send so many mails an hour: those of before were long ago. */
async function forgetHour({ GREENROOM_DATA, DATABASE_URL }: Rig['env']): Promise<void> {
  const books = await openBooks(GREENROOM_DATA, DATABASE_URL);
  await books.catalogue
    .updateTable('activity')
    .set({ at: new Date(0).toISOString() })
    .execute();
  await books.close();
}

const PASSING: readonly string[] = ['waiting', 'sending'];

/** What is wrong with mails once the outbox is at rest: one in it a request; come once where it says sent, at most once where it does not know. */
async function wrongWith(
  client: Client,
  sink: SmtpSink,
  sendings: readonly Sending[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const kept = await client.call('outbox.list', {});
  const rowsOf = (recipient: string, rows: typeof kept) => rows.filter((row) => row.recipient === recipient);
  for (const { mail, isAcknowledged } of sendings)
    if (isAcknowledged && rowsOf(mail.recipient, kept).length !== 1)
      wrong.push(`an acknowledged mail is in the outbox ${rowsOf(mail.recipient, kept).length} times`);
  for (const { mail } of sendings) await client.call('reel.mail', mail);
  const rows = await until('the outbox at rest', async () => {
    const found = await client.call('outbox.list', {});
    return found.some(({ status }) => PASSING.includes(status)) ? undefined : found;
  });
  for (const { mail } of sendings) {
    const own = rowsOf(mail.recipient, rows);
    const came = sink.received.filter(({ to }) => to[0] === mail.recipient).length;
    const [status] = own.map((row) => row.status);
    const isRight =
      own.length === 1 && (status === 'sent' ? came === 1 : status === 'uncertain' && came <= 1);
    if (!isRight)
      wrong.push(`${mail.recipient}: ${own.map((row) => row.status).join()}, and came ${came} times`);
  }
  return wrong;
}

/** The server is killed while people send mails and a mail server takes them. */
export const killedMail: Fault = {
  name: 'killed in mail',
  databases: BOTH,
  usual: 60,
  async run({ database, tries, chance }) {
    const sink = await openSmtpSink();
    try {
      return await withRig(database, { SMTP_URL: sink.url }, async ({ server, client, env }) => {
        const mail = await mailTo(client, '');
        const violations: string[] = [];
        for (let at = 0; at < tries; at += 1) {
          const work = mailing(client, mail);
          await pause(chance.next() * LONGEST);
          await server.kill();
          await forgetHour(env);
          const sendings = await work;
          await server.restart();
          violations.push(...(await wrongWith(client, sink, sendings)));
        }
        return { tries, violations };
      });
    } finally {
      await sink.close();
    }
  },
};
