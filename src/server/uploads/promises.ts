import type { Stats } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { agedNames, isOver } from '../disk/aged';
import type { KeptFiles } from '../disk/keptFiles';
import { type Disk, freeBytes } from '../files/room';
import { partPath } from '../media/paths';
import { findProcess } from './process';
import { receptions, turnKey } from './turns';

/** Room that stays free beside the files: for their encodings and pictures, in bytes. */
const MARGIN = 1024 ** 3;
/** What was promised to an upload that was not made after all holds so long, in milliseconds. */
const LIFE = 60 * 60 * 1000;
/** So long room is kept for an upload of which nothing comes, in milliseconds: a promise costs its person nothing. */
const PATIENCE = 10 * 60 * 1000;
/** So long it is kept for one of which something came, and no more, in milliseconds; one that goes on holds its room again. */
const STALL = 60 * 60 * 1000;

/** A file an upload on its way, in the agency's folder, that holds its size: whoever shares the disk sees it. */
const promisesFolder = (folder: string) => join(folder, 'promised');
export const promisePath = (folder: string, processId: string) => join(promisesFolder(folder), processId);

/** True when the disk has room for so many bytes beside all that is promised to uploads, whichever agency's. */
export async function hasRoom({ folder, floor }: Disk, size = 0): Promise<boolean> {
  return (await freeBytes(folder)) - floor - MARGIN - (await promised(dirname(folder))) >= size;
}

/**
 * Promises an upload its room on the disk, once. Of two that ask at the same time for the last room, both may be refused,
 * but never both get it. Returns false when there is not so much.
 */
export async function promiseRoom(disk: Disk, processId: string, size: number): Promise<boolean> {
  const path = promisePath(disk.folder, processId);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, String(size));
  if (await hasRoom(disk)) return true;
  await rm(path, { force: true });
  return false;
}

/** Of what was promised, what has not come yet, over all agencies; of what never begins, nothing. */
async function promised(agencies: string): Promise<number> {
  const now = new Date();
  let bytes = 0;
  for (const agency of await readdir(agencies)) {
    const folder = join(agencies, agency);
    for (const processId of await readdir(promisesFolder(folder)).catch(() => [])) {
      const size = Number(await readFile(promisePath(folder, processId), 'utf8').catch(() => 0));
      const part = await stat(partPath(folder, processId)).catch(() => undefined);
      const came = part?.size ?? 0;
      if (isGrowing(part, now) || (await isAwaited(folder, processId, now)))
        bytes += Math.max(0, size - came);
    }
  }
  return bytes;
}

/** Whether something came of an upload, and more of it lately: who sends one byte does not hold room for a week. */
const isGrowing = (part: Stats | undefined, now: Date) =>
  part !== undefined && part.size > 0 && !isOver(part.mtimeMs, now, STALL);

/** Whether an upload comes in one piece, or was promised its room so short a time ago that it may still begin. */
async function isAwaited(folder: string, processId: string, now: Date): Promise<boolean> {
  if (receptions.isTaken(turnKey(folder, processId))) return true;
  const made = await stat(promisePath(folder, processId)).catch(() => undefined);
  return made !== undefined && !isOver(made.mtimeMs, now, PATIENCE);
}

/** Promises of uploads that do not come any more are taken back. */
export const keptPromises: KeptFiles = {
  folder: promisesFolder(''),
  async giveUp(catalogue, now, promises) {
    const gone: string[] = [];
    for (const processId of agedNames(promises, now, LIFE))
      if ((await findProcess(catalogue, processId))?.stage !== 'RECEIVING')
        gone.push(promisePath('', processId));
    return gone;
  },
};
