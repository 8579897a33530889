import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'libsql';
import { freePort } from '../tools/freePort';
import { startServer } from '../tools/server';
import { type Measured, median } from './measured';

const program = resolve(__dirname, '../../build/server/main.js');
const AGENCIES = 1000;
const ROUNDS = 5;
/** Milliseconds: a server that has started settles for so long, and is watched for so long. */
const SETTLES = 3000;
const WATCHED = 15_000;
/** One agency's start and idle, and a tenth more. */
const BUDGET = 1.1;

/** A founder: with these a server makes one agency, and no demo. */
const env = {
  PUBLIC_URL: 'http://office.example',
  GREENROOM_AGENCY: 'A0:Agency 0',
  GREENROOM_ADMIN_EMAIL: 'ada@agency.example',
  GREENROOM_ADMIN_PASSWORD: 'a-long-word-of-ada',
};

/** Of a server that runs: how long it took to start, and what it takes while nobody calls it. */
interface Taken {
  readonly start: number;
  readonly memory: number;
  readonly processor: number;
}

/** Seconds of the processor that a process has had (Linux: hundredths in /proc). */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const megabytesOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function takenBy(dataFolder: string): Promise<Taken> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      GREENROOM_DATA: dataFolder,
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  while (!(await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await wait(5);
  }
  const start = (performance.now() - began) / 1000;
  await wait(SETTLES);
  const before = processorOf(child);
  await wait(WATCHED);
  const taken = { start, memory: megabytesOf(child), processor: processorOf(child) - before };
  child.kill();
  await once(child, 'exit');
  return taken;
}

/** Puts all agencies of a data folder to rest, and as many beside them as are wanted. */
function fill(dataFolder: string, count: number): void {
  const directory = new Sqlite(join(dataFolder, 'directory.sqlite'));
  const agencies = join(dataFolder, 'agencies');
  directory.exec("update agencies set wakes_at = '9', awake_until = '', tidied_at = ''");
  for (let at = 1; at < count; at += 1) {
    directory.exec(`
      insert into agencies (abbreviation, database_name, display_name, profile, catalogue_form, wakes_at)
      select 'A${at}', 'a${at}', 'Agency ${at}', profile, catalogue_form, '9' from agencies where abbreviation = 'A0'`);
    mkdirSync(join(agencies, `A${at}`));
    copyFileSync(join(agencies, 'A0', 'catalogue.sqlite'), join(agencies, `A${at}`, 'catalogue.sqlite'));
  }
  directory.close();
}

/** A server with a thousand agencies in which nothing is to be done beside one with one: its start and its idle, in turns. */
export async function run(): Promise<readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-agencies-'));
  const [one, many] = [join(folder, 'one'), join(folder, 'many')];
  try {
    const first = await startServer({ env: { ...env, GREENROOM_DATA: one } });
    // The second start notes what the first has made.
    await first.stop();
    await first.restart();
    await first.stop();
    cpSync(one, many, { recursive: true });
    fill(one, 1);
    fill(many, AGENCIES);
    const rounds: [Taken, Taken][] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push([await takenBy(one), await takenBy(many)]);
    const rowOf = (what: string, of: keyof Taken, unit: string): Measured => {
      const [alone, all] = [0, 1].map((at) => median(rounds.map((round) => round[at]?.[of] ?? 0)));
      return {
        name: `${what} with ${AGENCIES} agencies, of that with one`,
        ratio: median(rounds.map(([mine, others]) => others[of] / mine[of])),
        budget: BUDGET,
        plain: `${all?.toFixed(2)} beside ${alone?.toFixed(2)} ${unit}`,
      };
    };
    return [
      rowOf('start', 'start', 's'),
      rowOf('memory', 'memory', 'MiB'),
      rowOf('idle processor', 'processor', `s in ${WATCHED / 1000} s`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
