import { rm } from 'node:fs/promises';
import { change, type ChangeContext, type Handlers, Refused } from '../http/handler';
import { jobFolder, partPath, receivedPath } from '../media/paths';
import { takeFileBack } from './filmFile';
import { ownProcess } from './process';
import { promisePath } from './promises';
import { receptions, turnKey } from './turns';

/** Process_ID_DELETE: ends the caller's upload or its encoding and removes what it left. A file that a film plays stays. */
export const removeHandlers: Handlers<'upload.delete'> = {
  'upload.delete': change(async (context: ChangeContext, { processId }: { processId: string }) => {
    const { caller, catalogue, recordHistory, publish } = context;
    const process = await ownProcess(catalogue, processId, caller);
    if (!process) throw new Refused({ kind: 'notFound' });
    if (process.stage === 'CANCELLED') return {};
    // An encoding again (it has options) is of a film that plays the file before.
    if (process.film_id !== null && (process.status === 'done' || process.options))
      throw new Refused({ kind: 'conflict', reason: 'filmPlaysIt' });
    await emptyPart(context, processId);
    await catalogue
      .updateTable('upload_processes')
      .set({ stage: 'CANCELLED' })
      .where('process_id', '=', processId)
      .execute();
    await catalogue.deleteFrom('encoding_jobs').where('process_id', '=', processId).execute();
    await takeFileBack(catalogue, processId, process.film_id);
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
    await removeProcessFiles(context, [processId]);
    return {};
  }),
};

/** Gives the room of a part, and what was promised to it, back before the change is written: a disk that has none left could not take even that. */
async function emptyPart({ folder, files }: ChangeContext, processId: string): Promise<void> {
  void receptions.clear(turnKey(folder, processId));
  await files.parts.empty(processId);
  await rm(promisePath(folder, processId), { force: true });
}

/** Removes what uploads and their encodings left; a reception that still writes is ended. */
export async function removeProcessFiles(
  { folder, removeFiles, afterCommit }: ChangeContext,
  processIds: readonly string[],
): Promise<void> {
  await removeFiles(
    processIds.flatMap((id) => [partPath, receivedPath, jobFolder, promisePath].map((of) => of('', id))),
  );
  afterCommit(async () => {
    for (const id of processIds) await receptions.clear(turnKey(folder, id));
  });
}
