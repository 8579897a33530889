import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tools/freePort';
import { startServer } from '../tools/server';
import { type Measured, median } from './measured';

const root = resolve(__dirname, '../..');
const ROUNDS = 5;
const LIMIT_SECONDS = 1;

const emptyFastify = `
  const app = require('fastify')();
  app.get('/health', () => ({ status: 'ok' }));
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });`;

/** Seconds from the start of a program to its first answer. */
async function secondsToHealth(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  await answers(child, `http://127.0.0.1:${port}/health`);
  const seconds = (performance.now() - began) / 1000;
  child.kill();
  await once(child, 'exit');
  return seconds;
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(5);
  }
  throw new Error(`the program for ${url} ended with ${child.exitCode}`);
}

/** `npm start` over a build and data that are there, in times of an empty Fastify's start; the limit is one second. */
export async function run(): Promise<Measured> {
  const filled = await startServer();
  try {
    await filled.kill();
    const env = { GREENROOM_DATA: filled.dataFolder };
    const rounds: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push([
        await secondsToHealth(['src/server/launch/start.mjs'], env),
        await secondsToHealth(['-e', emptyFastify], {}),
      ]);
    const [ours, empty] = [median(rounds.map(([mine]) => mine)), median(rounds.map(([, other]) => other))];
    return {
      name: 'a warm start, in times of an empty Fastify’s',
      ratio: ours / empty,
      budget: LIMIT_SECONDS / empty,
      plain: `${ours.toFixed(2)} s beside ${empty.toFixed(2)} s; limit ${LIMIT_SECONDS} s`,
    };
  } finally {
    await filled.stop();
  }
}
