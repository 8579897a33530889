import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startWebpack } from './webpack.mjs';

/** `npm run dev`: webpack watches both programs, and Node restarts the server when its build changes. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const program = join(root, 'build/server/main.js');
const page = join(root, 'build/office/index.html');
rmSync(join(root, 'build'), { recursive: true, force: true });

const watcher = startWebpack(root, ['--watch'], 'development');
const children = [watcher];
const stop = (code) => {
  for (const child of children) child.kill();
  process.exit(code);
};
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
watcher.once('exit', (code) => stop(code ?? 1));

// The server looks for the office when it starts.
while (!existsSync(program) || !existsSync(page)) await wait(200);
children.push(
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', program], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
);
