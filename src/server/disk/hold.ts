import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids';
import { isOver } from './aged';

/** A backup that has gone on with no file for so long holds nothing up any more, in milliseconds. */
const LIFE = 24 * 60 * 60 * 1000;

const NAME = '.backup-running';

/** A new name: stands in the data folder while a backup copies its files, one for each that runs; nothing is removed meanwhile. */
export const holdPath = (dataFolder: string) => join(dataFolder, `${NAME}.${newId()}`);

/** True while removals wait for a backup. */
export async function isHeld(dataFolder: string): Promise<boolean> {
  const names = await readdir(dataFolder).catch(() => []);
  const holds = names.filter((name) => name.startsWith(NAME));
  const fresh = await Promise.all(holds.map((name) => isFresh(join(dataFolder, name))));
  return fresh.includes(true);
}

const isFresh = (hold: string): Promise<boolean> =>
  stat(hold).then(
    ({ mtimeMs }) => !isOver(mtimeMs, new Date(), LIFE),
    () => false,
  );
