import type { Transaction } from 'kysely';
import type { Catalogue } from '../database/schema';
import { agedNames, type Dated } from '../disk/aged';
import type { KeptFiles } from '../disk/keptFiles';
import { newFilmPicturesFolder, uploadsFolder } from '../media/paths';
import { join } from 'node:path';
import { findProcess } from './process';

const DAY = 24 * 60 * 60 * 1000;
/** So long an upload that was broken off can go on from what came (README, "What is kept how long"). */
const OPEN_PART_LIFE = 7 * DAY;
const PART = '.part';

/** Films as they were uploaded, and the parts of those that are on their way. */
export const keptUploads: KeptFiles = {
  folder: uploadsFolder(''),
  async rows(catalogue) {
    const processes = await catalogue
      .selectFrom('upload_processes')
      .select(['process_id', 'stage'])
      .where('stage', '!=', 'CANCELLED')
      .execute();
    return processes.map(({ process_id: name, stage }) => ({
      name,
      files: stage === 'RECEIVED' ? [name] : [],
    }));
  },
  passes: (name) => name.endsWith(PART),
  async giveUp(catalogue, now, parts) {
    await forgetIdle(catalogue, parts, now);
    const abandoned = new Set(agedNames(parts, now, OPEN_PART_LIFE));
    const gone: string[] = [];
    for (const name of agedNames(parts, now, DAY)) {
      const process = await findProcess(catalogue, name.slice(0, -PART.length));
      if (abandoned.has(name) || process?.stage !== 'RECEIVING') gone.push(join(uploadsFolder(''), name));
    }
    return gone;
  },
};

/** Pictures of films that are not made yet; those whose sheets were closed without a film go. */
export const keptNewFilmPictures: KeptFiles = {
  folder: newFilmPicturesFolder(''),
  async giveUp(_catalogue, now, pictures) {
    return agedNames(pictures, now, DAY).map((name) => join(newFilmPicturesFolder(''), name));
  },
};

/**
 * Forgets the processes of uploads that never began and that no film waits for: their page was closed, or cancelled them
 * before it heard that they were made. Chosen again after that, a file gets its process anew.
 */
async function forgetIdle(
  catalogue: Transaction<Catalogue>,
  parts: readonly Dated[],
  now: Date,
): Promise<void> {
  const begun = new Set(parts.map(({ name }) => name));
  const idle = await catalogue
    .selectFrom('upload_processes as p')
    .leftJoin('films as f', 'f.process_id', 'p.process_id')
    .select('p.process_id')
    .where('p.stage', '=', 'RECEIVING')
    .where('p.created_at', '<', new Date(now.getTime() - DAY).toISOString())
    .where('f.film_id', 'is', null)
    .execute();
  for (const { process_id } of idle)
    if (!begun.has(process_id + PART))
      await catalogue.deleteFrom('upload_processes').where('process_id', '=', process_id).execute();
}
