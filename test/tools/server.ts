import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort';

const root = resolve(__dirname, '../..');

export interface RunningServer {
  /** Without a slash at its end. */
  readonly url: string;
  /** Where it keeps all its data; a temporary folder goes with `stop`. */
  readonly dataFolder: string;
  /** The number of the process that runs now. */
  readonly pid: number;
  /** All that it has printed since its first start, on both streams. */
  printed(): string;
  /** Ends it as an operator does (SIGTERM) and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut does (SIGKILL); the data folder stays. */
  kill(): Promise<void>;
  /** Starts it again after its end, on the same port and over the same data; `more` is added to its environment. */
  restart(more?: NodeJS.ProcessEnv): Promise<void>;
}

/** Builds office and server when what they are made of changed since the last build, unless that was seen to before. Throws with the build's messages. */
export function buildIfStale(): void {
  if (process.env['GREENROOM_IS_BUILT']) return;
  const build = join(root, 'test/tools/buildIfStale.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`);
}

/** Servers of this test file that have not ended. */
const running = new Set<ChildProcess>();
let isOver = false;

// A hook that ran out of time goes on by itself: what it started, or was about to, ends with the file, or Jest would wait for it.
if (typeof afterAll === 'function')
  afterAll(() => {
    isOver = true;
    for (const child of running) child.kill('SIGKILL');
  });

/**
 * Runs the built server on a free port, over a new temporary data folder unless `env` names one in GREENROOM_DATA.
 * Resolves once /health answers 200; rejects with what it printed if it ends before.
 */
export async function startServer({
  env = {},
  args = [],
  within = [],
}: {
  readonly env?: NodeJS.ProcessEnv;
  readonly args?: readonly string[];
  /** A command that runs the rest of its arguments in surroundings of its making. */
  readonly within?: readonly string[];
} = {}): Promise<RunningServer> {
  buildIfStale();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = env['GREENROOM_DATA'];
  const dataFolder = given ?? mkdtempSync(join(tmpdir(), 'greenroom-'));
  let printed = '';
  const run = async (more: NodeJS.ProcessEnv = {}) => {
    const main = ['--enable-source-maps', join(root, 'build/server/main.js'), ...args];
    const [program = '', ...rest] = [...within, process.execPath, ...main];
    if (isOver) throw new Error('No server is started any more: its test file has ended.');
    const started = spawn(program, rest, {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        ...env,
        ...more,
        GREENROOM_DATA: dataFolder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => void (printed += chunk.toString());
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    running.add(started);
    started.once('exit', () => running.delete(started));
    await healthy(started, url, () => printed.slice(-4000));
    return started;
  };
  let child = await run();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url,
    dataFolder,
    get pid() {
      return child.pid ?? 0;
    },
    printed: () => printed,
    async stop() {
      await end('SIGTERM');
      if (given === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    async restart(more) {
      child = await run(more);
    },
  };
}

async function healthy(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it could serve:\n${printed()}`);
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become healthy within a minute:\n${printed()}`);
}
