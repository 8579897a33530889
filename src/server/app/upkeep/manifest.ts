import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDigest } from '../../files/readThrough';
import { SettingsError } from '../../settings';

const FILE = 'manifest.json';
const FORMAT = 1;

/** A file of a backup, and its path there. */
export interface BackedUp extends FileDigest {
  readonly path: string;
}

/** What a backup holds; it is written last, so that without one a backup is none. */
interface Manifest {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly files: readonly BackedUp[];
}

export const writeManifest = (folder: string, madeAt: Date, files: readonly BackedUp[]) =>
  writeFile(
    join(folder, FILE),
    `${JSON.stringify({ format: FORMAT, madeAt: madeAt.toISOString(), files }, null, 1)}\n`,
  );

/** Throws SettingsError where the folder is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new SettingsError(`${folder} is no whole backup: it has no ${FILE}, which is written last.`);
  return JSON.parse(text) as Manifest;
}
