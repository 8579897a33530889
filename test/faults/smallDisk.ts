import { spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import { type RunningServer, startServer } from '../tools/server';

/** A server whose data folder is a disk of its own, as large as one says. */
export interface SmallDisk {
  readonly server: RunningServer;
  /** Where what the server keeps can be seen from outside. */
  readonly folder: string;
  /** A line for each thing in databases and files that does not fit, as `npm run check` says it. */
  misfits(): readonly string[];
  /** Leaves so many bytes free: none is a full disk. */
  leave(free: number): void;
}

const PAGE = 4096;
const TRIES = 50;

/** Starts one with so many bytes: a tmpfs that only the server sees, in namespaces that any user may make on Linux. */
export async function startOnSmallDisk(env: NodeJS.ProcessEnv, size: number): Promise<SmallDisk> {
  const data = env['GREENROOM_DATA'] ?? '';
  mkdirSync(data);
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$GREENROOM_DATA" && exec "$@"`;
  const server = await startServer({ env, within: ['unshare', '-Urm', 'sh', '-c', mount, 'sh'] });
  const folder = `/proc/${server.pid}/root${data}`;
  const inside = ['-t', `${server.pid}`, '-U', '-m', '--preserve-credentials', '-w'];
  const resize = (free: number) => {
    const { blocks, bfree, bsize } = statfsSync(folder);
    const wanted = Math.max(PAGE, Math.ceil(((blocks - bfree) * bsize + free) / PAGE) * PAGE);
    const mount = ['mount', '-o', `remount,size=${wanted}`, data];
    return spawnSync('nsenter', [...inside, ...mount], { encoding: 'utf8' });
  };
  return {
    server,
    folder,
    misfits() {
      const check = [process.execPath, '--import', 'tsx', 'src/server/app/upkeep/main.ts', 'check'];
      const { stdout, stderr } = spawnSync('nsenter', [...inside, ...check], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      return (stdout + stderr).split('\n').filter((line) => line !== '' && line !== 'All fits.');
    },
    leave(free) {
      // The server may have written more than there is room for meanwhile.
      for (let tries = 1; ; tries += 1) {
        const { status, stderr } = resize(free);
        if (status === 0) return;
        if (tries === TRIES) throw new Error(`the disk could not be made smaller: ${stderr}`);
      }
    },
  };
}
