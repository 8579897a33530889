import { rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { change, type Handlers, Refused } from '../http/handler';
import { jobFolder, partPath, receivedPath } from '../media/paths';
import { ownProcess } from './process';
import { receptions, turnKey } from './turns';

/** Process_ID_DELETE: ends the caller's upload or its encoding and removes what it left. A file that a film plays stays. */
export const removeHandlers: Handlers<'upload.delete'> = {
  'upload.delete': change(
    async ({ caller, catalogue, folder, recordHistory, publish, afterCommit }, { processId }) => {
      const process = await ownProcess(catalogue, processId, caller);
      if (!process) throw new Refused({ kind: 'notFound' });
      if (process.stage === 'CANCELLED') return {};
      // An encoding again (it has options) is of a film that plays the file before.
      if (process.film_id !== null && (process.status === 'done' || process.options))
        throw new Refused({ kind: 'conflict', reason: 'filmPlaysIt' });
      await catalogue
        .updateTable('upload_processes')
        .set({ stage: 'CANCELLED' })
        .where('process_id', '=', processId)
        .execute();
      await catalogue.deleteFrom('encoding_jobs').where('process_id', '=', processId).execute();
      await catalogue
        .updateTable('films')
        .set({ process_id: await processBefore(catalogue, process.film_id, processId) })
        .where('process_id', '=', processId)
        .execute();
      await recordHistory(`process:${processId}`, { stage: process.stage });
      // A worker that encodes this file stops when it hears this.
      publish({
        kind: 'encoding',
        processId,
        filmId: process.film_id ?? '',
        status: 'none',
        progress: 0,
        reason: '',
      });
      afterCommit(() => void removeProcessFiles(folder, processId).catch(console.error));
      return {};
    },
  ),
};

/** Removes what an upload and its encoding left in the agency's folder; a reception that still writes is ended. */
export async function removeProcessFiles(folder: string, processId: string): Promise<void> {
  await receptions.clear(turnKey(folder, processId));
  for (const path of [
    partPath(folder, processId),
    receivedPath(folder, processId),
    jobFolder(folder, processId),
  ]) {
    await rm(path, { recursive: true, force: true });
  }
}

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
