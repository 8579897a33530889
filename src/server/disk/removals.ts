import { dirname } from 'node:path';
import type { Transaction } from 'kysely';
import { chunks } from '../database/chunks';
import type { Catalogue } from '../database/schema';
import { FilesAway } from '../files/away';
import type { Tenant } from '../installation';
import { isHeld } from './hold';
import { log } from '../log';

/**
 * Writes down, with the change that takes their rows, which files and folders are to be removed, whose names are not used
 * again before they are: who lets others choose names asks for that (`isToBeRemoved`).
 */
export async function enterRemovals(
  catalogue: Transaction<Catalogue>,
  paths: readonly string[],
  now: Date,
): Promise<void> {
  for (const chunk of chunks([...new Set(paths)]))
    await catalogue
      .insertInto('removals')
      .values(chunk.map((path) => ({ path, at: now.toISOString() })))
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
}

/** Whether one of these files and folders is written down and not removed yet, as while a backup is being made. */
export const isToBeRemoved = async (
  catalogue: Transaction<Catalogue>,
  paths: readonly string[],
): Promise<boolean> =>
  (await catalogue.selectFrom('removals').select('path').where('path', 'in', paths).executeTakeFirst()) !==
  undefined;

type Place = Pick<Tenant, 'agency' | 'catalogue' | 'folder' | 'files'>;

/** Going on now, by the catalogue: one at a time. */
const inHand = new Map<object, Promise<void>>();

/** Removes what is written down, unless a backup is being made. What cannot be removed now is told of, and stays for the next time. */
export function workOffRemovals(place: Place): Promise<void> {
  const { catalogue } = place;
  const before = inHand.get(catalogue) ?? Promise.resolve();
  const run = before.then(() => workOff(place)).catch((error: unknown) => log.error(error));
  inHand.set(catalogue, run);
  return run.finally(() => {
    if (inHand.get(catalogue) === run) inHand.delete(catalogue);
  });
}

/** Resolves when nothing is being removed. */
export const removalsDone = async () => void (await Promise.all(inHand.values()));

async function workOff({ agency, catalogue, folder, files }: Place): Promise<void> {
  if (await isHeld(dirname(dirname(folder)))) return;
  const rows = await catalogue.selectFrom('removals').select('path').orderBy('at').execute();
  const removed: string[] = [];
  for (const { path } of rows)
    try {
      await files.remove(path);
      removed.push(path);
    } catch (error) {
      if (error instanceof FilesAway) throw error;
      log.error(`${agency.abbreviation}: ${path} could not be removed yet: ${(error as Error).message}`);
    }
  for (const chunk of chunks(removed))
    await catalogue.deleteFrom('removals').where('path', 'in', chunk).execute();
}
