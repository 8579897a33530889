import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const command = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/** Starts webpack in the root with these arguments and this NODE_ENV; returns the child process. */
export function startWebpack(root, args, mode) {
  return spawn(process.execPath, [command, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: mode },
  });
}
