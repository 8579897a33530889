import type { FileHandle } from 'node:fs/promises';

/** A batch goes to disk when it holds this many bytes … */
export const BATCH_SIZE = 4 * 1024 * 1024;
/** … or this many pieces: a body sent in crumbs must not pile up objects. */
const BATCH_PIECES = 512;

interface WriteOptions {
  /** Where in the file the body begins, in bytes. */
  readonly offset: number;
  /** The file may not grow beyond this many bytes. */
  readonly limit: number;
}

/** The body is longer than was announced. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/**
 * Writes a body into an open file, batch by batch, the next batch filling while one is being written: no more than two
 * batches are held. Returns the file's length in bytes once all of it is on disk. When the body breaks off it keeps
 * what has come, and throws what the body threw.
 */
export async function writeBody(
  body: AsyncIterable<Uint8Array>,
  file: FileHandle,
  { offset, limit }: WriteOptions,
): Promise<number> {
  let end = offset;
  let batch: Uint8Array[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    const [full, at] = [batch, end - size];
    batch = [];
    size = 0;
    await writing;
    writing = writeAll(file, full, at);
    // Its failure is met at the next flush; until then it must not count as unhandled.
    writing.catch(() => undefined);
  };
  try {
    for await (const piece of body) {
      if (end + piece.byteLength > limit) throw new BodyTooLong();
      batch.push(piece);
      size += piece.byteLength;
      end += piece.byteLength;
      if (size >= BATCH_SIZE || batch.length >= BATCH_PIECES) await flush();
    }
  } finally {
    await flush();
    await writing;
    await file.sync();
  }
  return end;
}

async function writeAll(file: FileHandle, pieces: readonly Uint8Array[], at: number): Promise<void> {
  let left = pieces.slice();
  let position = at;
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left, position);
    position += bytesWritten;
    left = without(left, bytesWritten);
  }
}

/** The pieces after their first `count` bytes: a disk may take less than it was given. */
function without(pieces: readonly Uint8Array[], count: number): Uint8Array[] {
  let skip = count;
  const left: Uint8Array[] = [];
  for (const piece of pieces) {
    if (skip >= piece.byteLength) skip -= piece.byteLength;
    else {
      left.push(skip > 0 ? piece.subarray(skip) : piece);
      skip = 0;
    }
  }
  return left;
}
