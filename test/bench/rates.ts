import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BACKEND_PATH } from '../../src/contract/constants';
import { type ScriptName, scripts } from '../../src/contract/scripts';
import { agencyFolder } from '../../src/server/database/store';
import { credentials } from '../server/support/server';
import type { RunningServer } from '../tools/server';
import { type Call, type Rate, rateOf } from './load';
import { median } from './measured';

const CONNECTIONS = 8;
const ROUNDS = 9;
const SECONDS = 2;
/** How long each is asked before: until its code is compiled for what it does. */
const WARM_UP = 10;

/** Signs the demo's staff in; returns how the calls of that person look. */
export async function personAt(url: string): Promise<(script: ScriptName, wire: object) => Call> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const signIn = scripts['session.signIn'];
  const answer = await fetch(url + BACKEND_PATH + signIn.path, {
    method: 'POST',
    headers: type,
    body: new URLSearchParams(credentials('staff@co.example') as Record<string, string>),
  });
  const read = signIn.reply.read(await answer.json());
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (read.outcome !== 'accepted') throw new Error('the demo account was not signed in');
  const person = { ID_USER_CLIENT: read.session.agency.userId };
  return (script, wire) => ({
    method: 'POST',
    path: BACKEND_PATH + scripts[script].path,
    headers: { ...type, cookie },
    body: new URLSearchParams({ ...person, ...wire }).toString(),
  });
}

/** A bare Fastify in a process of its own over the same catalogue. */
export async function startBare({
  dataFolder,
}: RunningServer): Promise<{ url: string; stop(): Promise<void> }> {
  const catalogue = join(agencyFolder(dataFolder, 'CO'), 'catalogue.sqlite');
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'bareServer.ts'), catalogue], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer | number];
  if (!Buffer.isBuffer(line)) throw new Error('bare Fastify did not start; its words stand above');
  return {
    url: line.toString().trim(),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

interface Side {
  readonly url: string;
  readonly next: (count: number) => Call;
}

/** Requests a second of ours and of the bare one, and within how many milliseconds 99 of 100 are answered: short rounds take turns. */
export async function compare(
  ours: Side,
  bare: Side,
  connections = CONNECTIONS,
): Promise<Readonly<Record<'rate' | 'p99', { readonly ratio: number; readonly plain: string }>>> {
  const rounds: [Rate, Rate][] = [];
  await rateOf(ours.url, ours.next, WARM_UP, connections);
  await rateOf(bare.url, bare.next, WARM_UP, connections);
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([
      await rateOf(ours.url, ours.next, SECONDS, connections),
      await rateOf(bare.url, bare.next, SECONDS, connections),
    ]);
  const figuresOf = (what: keyof Rate, unit: string, digits: number) => ({
    ratio: median(rounds.map(([mine, other]) => mine[what] / other[what])),
    plain: [0, 1]
      .map((side) => `${median(rounds.map((round) => round[side]![what])).toFixed(digits)}${unit}`)
      .join(' beside '),
  });
  return { rate: figuresOf('perSecond', '/s', 0), p99: figuresOf('p99', ' ms', 1) };
}
