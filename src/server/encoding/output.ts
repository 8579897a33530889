import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILM_FILE, filmFolder, jobFolder, readyFolder, THUMBNAILS } from '../media/paths';
import { sync } from '../uploads/durable';

/** What an encoding has made: seconds, and how many thumbnails; nothing where those that the film has stay. */
export interface EncodedFacts {
  readonly duration: number;
  readonly thumbnails: number | null;
}

const FACTS = 'facts.json';

/** Puts the work of an encoding aside for its film, whole or not at all. `work` holds the film and its thumbnails. */
export async function setReady(
  folder: string,
  processId: string,
  work: string,
  facts: EncodedFacts,
): Promise<void> {
  await writeFile(join(work, FACTS), JSON.stringify(facts));
  const pictures = facts.thumbnails === null ? [] : [THUMBNAILS];
  for (const name of [FILM_FILE, ...pictures, FACTS, '.']) await sync(join(work, name));
  const ready = readyFolder(folder, processId);
  await rm(ready, { recursive: true, force: true });
  await mkdir(jobFolder(folder, processId), { recursive: true });
  await rename(work, ready);
  await sync(jobFolder(folder, processId));
}

/** What stands ready for a film to take. Throws when nothing does. */
export async function encodedFacts(folder: string, processId: string): Promise<EncodedFacts> {
  return JSON.parse(await readFile(join(readyFolder(folder, processId), FACTS), 'utf8')) as EncodedFacts;
}

/**
 * Gives a film what stands ready for it, in place of what it had. At once and without waiting (a few renames), so that
 * nobody hears of the film before its file is there. Again it does nothing; the books must say already whose it is.
 */
export function placeReady(folder: string, processId: string, filmId: string): void {
  const ready = readyFolder(folder, processId);
  if (!existsSync(join(ready, FACTS))) return;
  const film = filmFolder(folder, filmId);
  mkdirSync(film, { recursive: true });
  if (existsSync(join(ready, FILM_FILE))) renameSync(join(ready, FILM_FILE), join(film, FILM_FILE));
  if (existsSync(join(ready, THUMBNAILS))) {
    rmSync(join(film, THUMBNAILS), { recursive: true, force: true });
    renameSync(join(ready, THUMBNAILS), join(film, THUMBNAILS));
  }
  rmSync(jobFolder(folder, processId), { recursive: true, force: true });
}
