import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfStale } from './server';
import { until } from './until';

/** A process beside those for the browsers, and what it has said. */
export interface Role {
  said(): string;
  /** Resolves once it has started. */
  works(): Promise<void>;
  /** Resolves with its exit code: at once where it has ended by itself. */
  stop(): Promise<number | null>;
  readonly process: ChildProcess;
}

/** Starts the built server with one role that serves no browsers. */
export function startRole(role: string, env: Readonly<Record<string, string>>): Role {
  buildIfStale();
  const main = join(__dirname, '../../build/server/main.js');
  const child = spawn(process.execPath, [main, '--role', role], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = () => child.exitCode ?? child.signalCode;
  return {
    process: child,
    said: () => `${said}${end() === null ? '' : `\n(it has ended: ${end()})`}`,
    async works() {
      await until(
        () => `the start of ${role}, which says:\n${said}`,
        () => said.includes(`Greenroom works (${role})`) || undefined,
      );
    },
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
