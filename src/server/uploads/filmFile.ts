import type { Kysely, Selectable } from 'kysely';
import type { Catalogue } from '../database/schema';
import { findProcess } from './process';

/** A film's file is that of this upload from now on. */
export const giveFile = (catalogue: Kysely<Catalogue>, filmId: string, processId: string) =>
  catalogue.updateTable('films').set({ process_id: processId }).where('film_id', '=', filmId).execute();

/** The same for an upload that is tried again, unless a newer one came for its film meanwhile. */
export async function giveFileAgain(
  catalogue: Kysely<Catalogue>,
  process: Pick<Selectable<Catalogue['upload_processes']>, 'process_id' | 'film_id' | 'created_at'>,
): Promise<void> {
  if (process.film_id === null) return;
  const newer = await catalogue
    .selectFrom('upload_processes')
    .select('process_id')
    .where('film_id', '=', process.film_id)
    .where('stage', '=', 'RECEIVED')
    .where('created_at', '>', process.created_at)
    .executeTakeFirst();
  if (!newer) await giveFile(catalogue, process.film_id, process.process_id);
}

/** A film whose new file came to nothing has the one before again, or none. */
export async function takeFileBack(
  catalogue: Kysely<Catalogue>,
  processId: string,
  filmId: string | null,
): Promise<void> {
  await exchange(catalogue, processId, await processBefore(catalogue, filmId, processId));
}

/** The same where a file could not be encoded at all: a film without another one keeps it, so that one sees why. */
export async function keepFileBefore(catalogue: Kysely<Catalogue>, processId: string): Promise<void> {
  const process = await findProcess(catalogue, processId);
  // With options it is encoded once more: the film plays it as it was encoded before.
  if (!process || process.options) return;
  const before = await processBefore(catalogue, process.film_id, processId);
  if (before !== null) await exchange(catalogue, processId, before);
}

const exchange = (catalogue: Kysely<Catalogue>, processId: string, before: string | null) =>
  catalogue.updateTable('films').set({ process_id: before }).where('process_id', '=', processId).execute();

/** The file that a film played before this one was to replace it; nothing when it had none. */
async function processBefore(
  catalogue: Kysely<Catalogue>,
  filmId: string | null,
  processId: string,
): Promise<string | null> {
  const before = await catalogue
    .selectFrom('upload_processes as p')
    .innerJoin('encoding_jobs as j', 'j.process_id', 'p.process_id')
    .select('p.process_id')
    .where('p.film_id', '=', filmId ?? '')
    .where('p.process_id', '!=', processId)
    .where('p.stage', '=', 'RECEIVED')
    .where('j.status', '=', 'done')
    .orderBy('p.created_at', 'desc')
    .executeTakeFirst();
  return before?.process_id ?? null;
}
