import { once } from 'node:events';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { signIn, wireOf } from '../server/faults/client';
import { mailTo } from '../server/faults/mails';
import { addFilm, createProcess, sendMultipart } from '../server/faults/uploads';
import { makeFilm } from '../tools/films';
import { startServer } from '../tools/server';
import { openSmtpSink } from '../tools/smtp';
import { openTcpProxy, type TcpProxy } from '../tools/tcpProxy';
import type { TestPostgres } from '../tools/postgres';
import { until } from '../tools/until';
import { type Fault, type Found, openGround, type Trial } from './fault';
import { type Desk, openDesk, saving, wrongWith } from './saves';

/** The README says within how many milliseconds a call is answered while the database is away; a second is the machine's. */
const LONGEST_ANSWER = 11_000;
/** How long a database hangs, or a network is silent, in milliseconds. */
const SILENCE = 30_000;

interface Harm {
  readonly postgres: TestPostgres;
  readonly way: TcpProxy;
}

const harms: readonly { name: string; usual: number; harm(around: Harm): Promise<void> }[] = [
  { name: 'restart of PostgreSQL', usual: 5, harm: ({ postgres }) => postgres.restart('SIGINT') },
  { name: 'kill -9 of PostgreSQL', usual: 5, harm: ({ postgres }) => postgres.restart('SIGKILL') },
  {
    name: 'pg_terminate_backend of all',
    usual: 10,
    async harm({ postgres }) {
      const operator = new Database({ connectionString: postgres.url });
      await operator.connect();
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
      await operator.end();
    },
  },
  {
    name: 'PostgreSQL hangs for 30 s',
    usual: 2,
    async harm({ postgres }) {
      await postgres.signalAll('SIGSTOP');
      await pause(SILENCE);
      await postgres.signalAll('SIGCONT');
    },
  },
  {
    name: 'silent network for 30 s',
    usual: 2,
    async harm({ way }) {
      way.hang();
      await pause(SILENCE);
      way.mend();
    },
  },
  { name: 'network that loses all connections', usual: 5, harm: async ({ way }) => way.lose() },
];

/** Reads and changes all the while. Resolves with what was odd: another answer than done or 503, or one that took too long. */
function calling({ client, reelId, talentId }: Desk): { end(): Promise<readonly string[]> } {
  let isOver = false;
  const odd: string[] = [];
  const toggle = wireOf('reel.toggle', { reelId, talentId, online: true });
  const call = async (name: 'staff.list' | 'reel.toggle', wire: Readonly<Record<string, string>>) => {
    while (!isOver) {
      const begun = performance.now();
      const status = await client.send(name, wire).then((answer) => answer.status, String);
      const took = Math.round(performance.now() - begun);
      if (status !== 200 && status !== 503) odd.push(`${name} was answered ${status}`);
      if (took > LONGEST_ANSWER) odd.push(`${name} was answered after ${took} ms`);
      if (status !== 200) await pause(50);
    }
  };
  const readers = [1, 2, 3].map(() => call('staff.list', {}));
  const all = Promise.all([...readers, call('reel.toggle', toggle)]);
  return {
    async end() {
      isOver = true;
      await all;
      return odd;
    },
  };
}

/** Web, mail and encoding are processes of their own; each has its work after the harm. */
async function attempt(trial: Trial, harm: (around: Harm) => Promise<void>): Promise<Found> {
  const ground = await openGround(trial.database);
  const postgres = ground.postgres!;
  const sink = await openSmtpSink();
  const url = new URL(postgres.url);
  const way = await openTcpProxy(Number(url.port));
  url.port = String(way.port);
  const env = { LOG_LEVEL: 'info', ...ground.env, DATABASE_URL: url.href, SMTP_URL: sink.url };
  const web = await startServer({ env, args: ['--role', 'web'] });
  const roles = await Promise.all(
    ['mail', 'encode'].map(async (role) => ({ role, child: await startRole(role, env) })),
  );
  const stop = () => Promise.all([web.stop(), ...roles.map(({ child }) => ended(child))]);
  try {
    const client = await signIn(web.url);
    const desk = await openDesk(client);
    const film = await readFile(await makeFilm(ground.folder, 'mp4'));
    const mail = await mailTo(client, '', web.url);
    const violations: string[] = [];
    for (let at = 0; at < trial.tries; at += 1) {
      const calls = calling(desk);
      const work = saving(desk, trial.chance);
      await pause(trial.chance.next() * 300);
      await harm({ postgres, way });
      await until('an answer', async () => (await client.send('staff.list', {})).status === 200 || undefined);
      violations.push(...(await calls.end()), ...(await wrongWith(desk, await work.end())));
      for (const { role, child } of roles)
        if (child.exitCode !== null)
          violations.push(`the role ${role} has ended with code ${child.exitCode}`);
      const recipient = `after-${at}@brand.example`;
      await client.call('reel.mail', { ...mail, recipient });
      const { processId, uploadKey } = await createProcess(client, film.length);
      const filmId = await addFilm(client, desk.talentId, uploadKey);
      await sendMultipart(client, processId, film);
      await until('the mail', () => sink.received.some(({ to }) => to[0] === recipient) || undefined);
      const played = () =>
        fetch(`${web.url}/media/films/${filmId}/film.mp4`, { headers: { cookie: client.cookie } });
      await until('the film', async () => (await played()).ok || undefined);
    }
    await stop();
    return { tries: trial.tries, violations: [...violations, ...(await ground.misfits())] };
  } finally {
    await stop();
    await way.close();
    await sink.close();
    await ground.clear();
  }
}

/** Starts a process without a web server; resolves once it works. */
async function startRole(role: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(__dirname, '../../build/server/main.js'), '--role', role], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until(`the role ${role}`, () => printed.includes(`Greenroom works (${role})`) || undefined);
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The database goes and comes back while people work with three processes of the program. */
export const databaseFaults: readonly Fault[] = harms.map(({ name, usual, harm }) => ({
  name,
  databases: ['PostgreSQL'],
  usual,
  run: (trial) => attempt(trial, harm),
}));
