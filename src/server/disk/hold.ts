import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOver } from './aged';

/** A backup that has not come to its end by then holds nothing up any more, in milliseconds. */
const LIFE = 24 * 60 * 60 * 1000;

/** Stands in the data folder while a backup copies its files: nothing is removed from it meanwhile. */
export const holdPath = (dataFolder: string) => join(dataFolder, '.backup-running');

/** True while removals wait for a backup. */
export const isHeld = (dataFolder: string): Promise<boolean> =>
  stat(holdPath(dataFolder)).then(
    ({ mtimeMs }) => !isOver(mtimeMs, new Date(), LIFE),
    () => false,
  );
