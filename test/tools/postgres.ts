import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './freePort';
import { lend, unprivileged, usableBinaries } from './postgresBinaries';
import { copyCluster } from './postgresCluster';
import { until } from './until';

/** Speed over safety: a test's database need not survive a power cut. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

/** Runs the server until it ends or standard input closes, which it does when the parent dies; then it clears up. */
const guarded = `
  exec 3<&0
  "$@" 3<&- & server=$!
  { cat <&3 >/dev/null; touch "$FOLDER/over"; kill -INT $server; } 2>/dev/null & guard=$!
  wait $server; status=$?
  kill $guard 2>/dev/null
  [ -e "$FOLDER/over" ] && rm -rf "$FOLDER"
  exit $status`;

/** False while nobody listens there, or who listens says that the database is starting up still. */
async function serves(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  while (!(await serves(url))) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} at its start.`);
    await wait(25);
  }
}

/** A PostgreSQL of one's own. */
export interface TestPostgres {
  /** postgres://… of an empty database, its user may do all. */
  url: string;
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>;
  /** Ends it, by an operator's fast shutdown (SIGINT) or by SIGKILL, and starts it again over the same data. */
  restart: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Halts all its processes (SIGSTOP), or lets them go on (SIGCONT). */
  signalAll: (signal: 'SIGSTOP' | 'SIGCONT') => Promise<void>;
}

/** A process and those that it has started. */
async function family(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

/**
 * Starts a new, empty PostgreSQL on a free port of 127.0.0.1; it ends at `stop` or with this process. One that is to be
 * killed `keepsAll` that it has acknowledged.
 */
export async function startPostgres({ keepsAll = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-postgres-'));
  lend(folder);
  const binaries = usableBinaries(folder);
  const data = join(folder, 'data');
  copyCluster(binaries, data);

  const port = await freePort();
  const kept = keepsAll ? settings : [...settings, 'synchronous_commit=off'];
  const options = [...kept, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const command = [join(binaries, 'postgres'), '-D', data, ...options.flatMap((option) => ['-c', option])];
  const url = `postgres://greenroom@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const server = spawn('sh', ['-c', guarded, 'sh', ...command], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, FOLDER: folder },
      ...unprivileged,
    });
    const ended = once(server, 'exit');
    await untilReady(server, url);
    return { server, ended };
  };
  let running = await start();
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

  return {
    url,
    stop: async () => {
      running.server.stdin.end();
      await running.ended;
    },
    restart: async (signal) => {
      const all = await family(await pid());
      process.kill(all[0]!, signal);
      await running.ended;
      running.server.stdin.end();
      // Those that a killed one has left notice it by themselves.
      await until(
        'the end of all of PostgreSQL',
        () => all.every((one) => !existsSync(`/proc/${one}`)) || undefined,
      );
      running = await start();
    },
    signalAll: async (signal) => {
      for (const one of await family(await pid())) process.kill(one, signal);
    },
  };
}
