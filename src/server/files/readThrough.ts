import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file's bytes and their SHA-256, in hexadecimal digits. */
export interface FileDigest {
  readonly size: number;
  readonly sha256: string;
}

/** Reads a file to its end, writes it to `to` if that is named, and returns its length and SHA-256. */
export async function readThrough(from: string, to?: string): Promise<FileDigest> {
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
