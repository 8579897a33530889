import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startMailWorker } from '../../src/server/mail/worker';
import { addMails } from '../server/mail/outboxRows';
import { openRig } from '../server/reels/rig';
import type { Taken } from './mailSink';
import { type Measured, median } from './measured';

const ROUNDS = 5;
const MAILS = 2000;
/** As long as a reel's mail. */
const HTML = `<p>${'Dear Marie, here is the reel. '.repeat(1000)}</p>`;

/** Starts a mail server in a process of its own. */
async function startSink() {
  const child = fork(join(__dirname, 'mailSink.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `smtp://127.0.0.1:${port}`,
    async taken(): Promise<Taken> {
      const answer = once(child, 'message') as Promise<[Taken]>;
      child.send('taken');
      return (await answer)[0];
    },
    stop: () => void child.kill(),
  };
}

/** Mails a second of a pool of nodemailer's own. */
async function bare(url: string, round: number): Promise<number> {
  const pool = createTransport({ url, pool: true, maxConnections: 5, maxMessages: Infinity });
  const began = performance.now();
  const sending = Array.from({ length: MAILS }, (_, at) =>
    pool.sendMail({
      ...{ from: 'a@co.example', to: `bare${round}x${at}@x.example`, replyTo: 'a@co.example' },
      ...{ subject: 'Reel', html: HTML, text: 'Hello' },
    }),
  );
  await Promise.all(sending);
  pool.close();
  return MAILS / ((performance.now() - began) / 1000);
}

/** Mails a second out of the outbox, each with its two commits. */
async function ours(url: string, round: number): Promise<number> {
  const rig = await openRig({ smtpUrl: url });
  await addMails(rig.tenant().catalogue, `r${round}x`, MAILS, HTML);
  const allSent = new Promise<void>((resolve) => {
    let sent = 0;
    rig.installation.events.subscribe('CO', (event) => {
      if (event.kind === 'mail' && event.status === 'sent' && ++sent === MAILS) resolve();
    });
  });
  const began = performance.now();
  const worker = startMailWorker(rig.installation);
  await allSent;
  const rate = MAILS / ((performance.now() - began) / 1000);
  await worker.stop();
  await rig.close();
  return rate;
}

/** The outbox beside a bare pool of nodemailer, 10,000 mails each in turns of 2,000; nothing lost, nothing twice. */
export async function run(): Promise<Measured> {
  const sink = await startSink();
  try {
    await bare(sink.url, ROUNDS);
    await ours(sink.url, ROUNDS);
    const rates: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rates.push([await ours(sink.url, round), await bare(sink.url, round)]);
    const { texts, recipients } = await sink.taken();
    const expected = 2 * (ROUNDS + 1) * MAILS;
    if (texts !== expected || recipients !== expected)
      throw new Error(`Of ${expected} mails ${texts} came, to ${recipients} recipients.`);
    const [mine, theirs] = [median(rates.map(([rate]) => rate)), median(rates.map(([, rate]) => rate))];
    return {
      name: 'mails out of the outbox, of a bare pool of nodemailer’s',
      ratio: median(rates.map(([our, other]) => our / other)),
      budget: 0.9,
      isFloor: true,
      plain: `${mine.toFixed(0)}/s beside ${theirs.toFixed(0)}/s`,
    };
  } finally {
    sink.stop();
  }
}
