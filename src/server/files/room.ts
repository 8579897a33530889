import { statfs } from 'node:fs/promises';

/** The disk of a folder, in bytes: what this program may still write, and all of it. */
export async function diskOf(folder: string): Promise<{ readonly free: number; readonly all: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** Bytes that this program may still write on the disk of a folder. */
export const freeBytes = async (folder: string): Promise<number> => (await diskOf(folder)).free;

/** A disk, by a folder on it, and how many bytes of it stay free for what must always work. */
export interface Disk {
  readonly folder: string;
  readonly floor: number;
}

/** The disk is as full as it may get: what is large is not written any further. */
class DiskFull extends Error {
  readonly code = 'ENOSPC';

  constructor() {
    super('the disk has no more room than is kept free');
    this.name = 'DiskFull';
  }
}

/** Throws DiskFull where no more than the floor is free. */
async function requireRoom({ folder, floor }: Disk): Promise<void> {
  if ((await freeBytes(folder)) < floor) throw new DiskFull();
}

/** How many bytes pass between two looks at the disk. */
const STEP = 4 * 1024 * 1024;

/** The pieces of a body for as long as the disk has room for them. Throws DiskFull. */
export async function* whileRoom(body: AsyncIterable<Uint8Array>, disk: Disk): AsyncGenerator<Uint8Array> {
  let left = 0;
  for await (const piece of body) {
    if (left <= 0) {
      await requireRoom(disk);
      left = STEP;
    }
    left -= piece.byteLength;
    yield piece;
  }
}

/** How often work that takes long looks at the disk, in milliseconds. */
const LOOK = 2000;

/** Aborts with DiskFull once the disk has no room any more, until `end` is called. */
export function watchRoom(disk: Disk): { readonly signal: AbortSignal; end(): void } {
  const full = new AbortController();
  const look = () =>
    void requireRoom(disk).catch((error: unknown) => {
      if (error instanceof DiskFull) full.abort(error);
    });
  const timer = setInterval(look, LOOK);
  look();
  return { signal: full.signal, end: () => clearInterval(timer) };
}
