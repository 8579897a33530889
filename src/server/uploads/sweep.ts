import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgencyPlace } from '../installation';
import { uploadsFolder } from '../media/paths';
import { findProcess } from './process';

/** A part that nobody has added to for so long belongs to nobody, in milliseconds. */
const PART_LIFE = 24 * 60 * 60 * 1000;

/**
 * Removes parts older than a day whose process receives no file any more, or that are nobody's: what a client that broke
 * off, or a server that died, left behind. The part of an open process stays, for its upload to go on.
 */
export async function sweepParts({ catalogue, folder }: AgencyPlace, now: Date): Promise<void> {
  const uploads = uploadsFolder(folder);
  for (const name of await readdir(uploads).catch(() => [])) {
    if (!name.endsWith('.part')) continue;
    const path = join(uploads, name);
    const changed = await stat(path).catch(() => undefined);
    if (!changed || now.getTime() - changed.mtimeMs < PART_LIFE) continue;
    const process = await findProcess(catalogue, name.slice(0, -'.part'.length));
    if (process?.stage !== 'RECEIVING') await rm(path, { force: true });
  }
}
