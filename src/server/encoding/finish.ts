import { sql, type Transaction } from 'kysely';
import type { Catalogue } from '../database/schema';
import { transact } from '../database/transact';
import { newId } from '../ids';
import type { EventHub, Tenant } from '../installation';
import { FILM_FILE, jobFolder } from '../media/paths';
import { findProcess } from '../uploads/process';
import { keptJobs } from './keptJobs';
import { type EncodedFacts, placeReady, setReady } from './output';
import { type Claim, finishJob } from './queue';

/**
 * Hands an encoded film over, in one transaction with the end of its job: to its film, or, when none has been created
 * yet, to be taken by it. Returns the film's id ('' for none), or nothing when the job is not this worker's any more.
 */
export async function handOver(
  { catalogue, files }: Tenant,
  claim: Claim,
  work: string,
  facts: EncodedFacts,
): Promise<string | undefined> {
  await setReady(files, claim.processId, work, facts);
  const filmId = await transact(catalogue, async (transaction) => {
    if (!(await finishJob(transaction, claim))) return undefined;
    return takenBy(transaction, claim.processId, facts);
  });
  if (filmId) await placeReady(files, claim.processId, filmId);
  if (filmId === undefined) await dropCancelled({ catalogue, files }, claim.processId);
  return filmId;
}

/**
 * Removes what the encoding of a cancelled upload left: it may have written after the upload's own files were removed.
 * Returns whether the upload was cancelled.
 */
export async function dropCancelled(
  { catalogue, files }: Pick<Tenant, 'catalogue' | 'files'>,
  processId: string,
): Promise<boolean> {
  const isCancelled = (await findProcess(catalogue, processId))?.stage === 'CANCELLED';
  if (isCancelled) await files.remove(jobFolder('', processId));
  return isCancelled;
}

/** Enters the file in its film's row; pictures made from the film itself need no check. '' when there is no film, or when a newer upload is to replace this one. */
async function takenBy(
  transaction: Transaction<Catalogue>,
  processId: string,
  facts: EncodedFacts,
): Promise<string> {
  const film = await transaction
    .updateTable('films')
    .set({ duration: facts.duration, file_name: FILM_FILE })
    .$if(facts.thumbnails !== null, (update) => update.set(newPictures(facts.thumbnails ?? 0)))
    .where('process_id', '=', processId)
    .returning('film_id')
    .executeTakeFirst();
  return film?.film_id ?? '';
}

/** The pictures of a film were made anew: its own stays the chosen one, any other choice begins at the first. */
const newPictures = (count: number) => ({
  thumbnail_count: count,
  chosen_thumbnail: sql<number>`case when own_thumbnail = 1 and chosen_thumbnail = 0 then 0 else 1 end`,
  chosen_before: 1,
  checked: 1 as const,
  picture_version: newId(8),
});

/**
 * Finishes what was cut off between the books and the files, by a crash or as what is kept was away: what stands ready goes
 * to its film, and is told of; what was cancelled goes.
 */
export async function placeLeftovers({ agency, catalogue, files }: Tenant, events: EventHub): Promise<void> {
  for (const processId of await files.names(keptJobs.folder)) {
    await dropCancelled({ catalogue, files }, processId);
    const process = await findProcess(catalogue, processId);
    if (process?.status !== 'done' || process.film_id === null) continue;
    const film = await catalogue
      .selectFrom('films')
      .select('film_id')
      .where('film_id', '=', process.film_id)
      .where('process_id', '=', processId)
      .executeTakeFirst();
    if (!film || !(await placeReady(files, processId, film.film_id))) continue;
    const done = { status: 'done', progress: 100, reason: '' } as const;
    events.publish(agency.abbreviation, { kind: 'encoding', processId, filmId: film.film_id, ...done });
  }
}
