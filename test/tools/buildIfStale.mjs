import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtDigest, inputDigest, rememberDigest } from '../../src/server/launch/inputs.mjs';
import { startWebpack } from '../../src/server/launch/webpack.mjs';

/** Builds office and server as `npm start` does, if anything they are made of changed. Exits with webpack's code. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const lock = join(root, 'node_modules/.cache/greenroom-build.lock');

/** True while the process that wrote its number into the lock lives. */
function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Test files that run at once ask at once: one builds, the others wait until it has. */
async function takeLock() {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    await pause(100);
    if (!isHeld()) rmSync(lock, { force: true });
  }
}

const isStale = () => builtDigest(root) !== inputDigest(root);
if (isStale()) {
  await takeLock();
  try {
    const digest = inputDigest(root);
    if (builtDigest(root) !== digest) {
      const [code] = await once(startWebpack(root, [], 'production'), 'exit');
      if (code === 0) rememberDigest(root, digest);
      process.exitCode = code ?? 1;
    }
  } finally {
    rmSync(lock, { force: true });
  }
}
