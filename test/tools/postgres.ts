import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './freePort';
import { lend, run, unprivileged, usableBinaries } from './postgresBinaries';

/** Speed over safety: a test's database need not survive a power cut. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Runs the server until it ends or standard input closes, which it does when the parent dies; then clears up. */
const guarded = `
  exec 3<&0
  "$@" 3<&- & server=$!
  { cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
  wait $server; status=$?
  rm -rf "$FOLDER"
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
}

/** Starts a new, empty PostgreSQL on a free port of 127.0.0.1; it ends at `stop` or with this process. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-postgres-'));
  lend(folder);
  const binaries = usableBinaries(folder);
  const data = join(folder, 'data');
  run(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'greenroom',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);

  const port = await freePort();
  const options = [...settings, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const command = [join(binaries, 'postgres'), '-D', data, ...options.flatMap((option) => ['-c', option])];
  const server = spawn('sh', ['-c', guarded, 'sh', ...command], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, FOLDER: folder },
    ...unprivileged,
  });
  const ended = once(server, 'exit');
  const url = `postgres://greenroom@127.0.0.1:${port}/postgres`;
  await untilReady(server, url);

  return {
    url,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
