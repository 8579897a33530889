import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '../tools/server';

interface LargeDemo {
  readonly server: RunningServer;
  /** For what the bench makes itself. */
  readonly folder: string;
  close(): Promise<void>;
}

/** The built server over what `npm run demo:large` makes: 10,000 talents and 100,000 films. */
export async function openLargeDemo(): Promise<LargeDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-bench-large-'));
  const env = { GREENROOM_DATA: join(folder, 'data') };
  const enlarge = ['--import', 'tsx', join(__dirname, '../../src/server/app/demoLarge.ts')];
  await promisify(execFile)(process.execPath, enlarge, { env: { ...process.env, ...env } });
  const server = await startServer({ env });
  return {
    server,
    folder,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
