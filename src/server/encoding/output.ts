import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FileStore } from '../files/fileStore';
import { FILM_FILE, filmFolder, jobFolder, readyFolder, THUMBNAILS } from '../media/paths';

/** What an encoding has made: seconds, and how many thumbnails; nothing where those that the film has stay. */
export interface EncodedFacts {
  readonly duration: number;
  readonly thumbnails: number | null;
}

const FACTS = 'facts.json';
const factsOf = (processId: string) => join(readyFolder('', processId), FACTS);

/** Puts the work of an encoding aside for its film, whole or not at all. `work` holds the film and its thumbnails. */
export async function setReady(
  files: FileStore,
  processId: string,
  work: string,
  facts: EncodedFacts,
): Promise<void> {
  await writeFile(join(work, FACTS), JSON.stringify(facts));
  await files.remove(readyFolder('', processId));
  await files.putFolder(work, readyFolder('', processId), FACTS);
}

/** What stands ready for a film to take; nothing where nothing does. */
export async function encodedFacts(files: FileStore, processId: string): Promise<EncodedFacts | undefined> {
  if (!(await files.stat(factsOf(processId)))) return undefined;
  return JSON.parse(await text(await files.read(factsOf(processId)))) as EncodedFacts;
}

/**
 * Gives a film what stands ready for it, in place of what it had; nobody hears of the film before. The books must say already
 * whose it is: other work on it is nobody's any more, and goes. Returns false where nothing stood ready.
 */
export async function placeReady(files: FileStore, processId: string, filmId: string): Promise<boolean> {
  const isReady = (await files.stat(factsOf(processId))) !== undefined;
  if (isReady)
    for (const name of [FILM_FILE, THUMBNAILS])
      await files.move(join(readyFolder('', processId), name), join(filmFolder('', filmId), name));
  await files.remove(jobFolder('', processId));
  return isReady;
}
