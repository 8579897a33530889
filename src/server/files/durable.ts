import { open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts what a file or folder holds on disk: a power cut does not lose it afterwards. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames within a folder, and returns when the new name is on disk. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await sync(dirname(to));
}

/** The length of a file in bytes; nothing where there is none. */
export async function lengthOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => found.size,
    () => undefined,
  );
}
