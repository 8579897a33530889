import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SettingsError } from '../../settings';

const FILE = 'manifest.json';
const FORMAT = 1;

/** A file of a backup: its path there, its bytes and their SHA-256. */
export interface BackedUp {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
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

/** Reads a file to its end, writes it to `to` if that is named, and returns its length and SHA-256. */
export async function readThrough(from: string, to?: string): Promise<Omit<BackedUp, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.length;
      done(null, to === undefined ? undefined : piece);
    },
  });
  if (to === undefined) await pipeline(createReadStream(from), count.resume());
  else {
    await mkdir(dirname(to), { recursive: true });
    await pipeline(createReadStream(from), count, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  }
  return { size, sha256: hash.digest('hex') };
}
