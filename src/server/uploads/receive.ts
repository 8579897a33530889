import { rm } from 'node:fs/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Catalogue } from '../database/schema';
import { transact } from '../database/transact';
import type { Tenant, EventHub } from '../installation';
import { receivedPath } from '../media/paths';
import { giveFile } from './filmFile';
import { findProcess } from './process';
import { promisePath } from './promises';

/**
 * A file has come whole: `keep` keeps it as what was received, and its encoding is queued. Doing it again changes nothing.
 * Returns false, and what was received is gone, when its process was cancelled meanwhile.
 */
export async function completeReception(
  tenant: Tenant,
  events: EventHub,
  processId: string,
  keep: () => Promise<void>,
): Promise<boolean> {
  const { agency, catalogue, folder, files } = tenant;
  const stage = (await findProcess(catalogue, processId))?.stage;
  if (stage === 'RECEIVED') return true;
  if (stage === 'RECEIVING') {
    await keep();
    const filmId = await transact(catalogue, (transaction) => markReceived(transaction, processId));
    if (filmId !== undefined) {
      await rm(promisePath(folder, processId), { force: true });
      events.publish(agency.abbreviation, {
        kind: 'encoding',
        processId,
        filmId,
        status: 'waiting',
        progress: 0,
        reason: '',
      });
      return true;
    }
    if ((await findProcess(catalogue, processId))?.stage === 'RECEIVED') return true;
    await files.remove(receivedPath('', processId));
  }
  return false;
}

/** The film that waits for the file ('' for none yet), or nothing when the process was not receiving any more. */
async function markReceived(
  transaction: Transaction<Catalogue>,
  processId: string,
): Promise<string | undefined> {
  const process = await transaction
    .updateTable('upload_processes')
    .set({ stage: 'RECEIVED' })
    .where('process_id', '=', processId)
    .where('stage', '=', 'RECEIVING')
    .returning('film_id')
    .executeTakeFirst();
  if (!process) return undefined;
  await queueEncoding(transaction, processId);
  if (process.film_id !== null) await giveFile(transaction, process.film_id, processId);
  return process.film_id ?? '';
}

/** Puts a received file in the queue of encodings, once. Returns true when it was not there. */
export async function queueEncoding(catalogue: Kysely<Catalogue>, processId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await catalogue
    .insertInto('encoding_jobs')
    .values({
      process_id: processId,
      status: 'waiting',
      progress: 0,
      reason: '',
      options: '',
      attempts: 0,
      worker: null,
      lease_until: null,
      queued_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('process_id').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
