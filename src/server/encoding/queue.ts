import type { Kysely } from 'kysely';
import type { Catalogue, EncodingJobRow } from '../database/schema';
import { transact } from '../database/transact';
import { isAlive } from '../workerId';

/** A job under which so many workers died waits before it is tried again, each time longer up to an hour; in milliseconds. */
const FREE_ATTEMPTS = 3;
const PAUSE = 5 * 60_000;
const LONGEST_PAUSE = 60 * 60_000;

/** Whose job it is, and how long it stays his without a word from him, in milliseconds. */
export interface Claim {
  readonly processId: string;
  readonly worker: string;
  readonly lease: number;
}

/**
 * Takes the oldest job that waits or whose worker is dead or has fallen silent, for one worker and for the length of a lease.
 * Returns its process's id, or nothing when there is none. A worker's death says nothing of the film: it fails only when
 * its own encoder does.
 */
export async function claimJob(
  catalogue: Kysely<Catalogue>,
  worker: string,
  lease: number,
): Promise<string | undefined> {
  for (;;) {
    const candidate = await oldestFree(catalogue, lease);
    if (!candidate) return undefined;
    const taken = await transact(catalogue, (transaction) =>
      transaction
        .updateTable('encoding_jobs')
        .set({
          status: 'running',
          worker,
          lease_until: after(lease),
          attempts: candidate.attempts + 1,
          progress: 0,
          reason: '',
        })
        .where('process_id', '=', candidate.process_id)
        .where('status', '=', candidate.status)
        .where('attempts', '=', candidate.attempts)
        .where('lease_until', candidate.lease_until === null ? 'is' : '=', candidate.lease_until)
        .returning('process_id')
        .executeTakeFirst(),
    );
    if (taken) return taken.process_id;
  }
}

/**
 * A worker that is known to be dead is not waited for until its lease is over: a restarted server goes on at once. A lease
 * that is longer than any was given by a clock that was wrong.
 */
async function oldestFree(catalogue: Kysely<Catalogue>, lease: number): Promise<EncodingJobRow | undefined> {
  const jobs = () => catalogue.selectFrom('encoding_jobs').selectAll().orderBy('queued_at');
  const isLost = ({ worker, lease_until, attempts }: EncodingJobRow) => {
    const left = Date.parse(lease_until ?? '') - Date.now() || 0;
    if (left > 2 * lease) return true;
    const pause = Math.min(PAUSE * Math.max(0, attempts - FREE_ATTEMPTS + 1), LONGEST_PAUSE);
    return left < -pause || (pause === 0 && isAlive(worker ?? '') === false);
  };
  const lost = (await jobs().where('status', '=', 'running').execute()).find(isLost);
  const waiting = await jobs().where('status', '=', 'waiting').limit(1).executeTakeFirst();
  return lost && waiting ? (lost.queued_at <= waiting.queued_at ? lost : waiting) : (lost ?? waiting);
}

/** Says how far a job is and that its worker lives. False when the job is not his any more. */
export function renewLease(catalogue: Kysely<Catalogue>, claim: Claim, progress: number): Promise<boolean> {
  return changeOwn(catalogue, claim, { progress, lease_until: after(claim.lease) });
}

/** Ends a job that failed; false when it is not his any more. */
export function failJob(catalogue: Kysely<Catalogue>, claim: Claim, reason: string): Promise<boolean> {
  return changeOwn(catalogue, claim, { status: 'failed', reason, worker: null, lease_until: null });
}

/** Gives a job back as if it had not been tried: its worker is asked to stop. */
export function returnJob(catalogue: Kysely<Catalogue>, claim: Claim): Promise<boolean> {
  return changeOwn(catalogue, claim, { status: 'waiting', attempts: 0, worker: null, lease_until: null });
}

/** Puts a job that ended so back in the queue, as if it had not been tried. */
export const queueAgain = (
  catalogue: Kysely<Catalogue>,
  processId: string,
  ended: 'failed' | 'done',
  now: Date,
) =>
  catalogue
    .updateTable('encoding_jobs')
    .set({ status: 'waiting', progress: 0, reason: '', attempts: 0, queued_at: now.toISOString() })
    .where('process_id', '=', processId)
    .where('status', '=', ended)
    .execute();

/** Ends a job that succeeded; false when it is not his any more. */
export function finishJob(catalogue: Kysely<Catalogue>, claim: Claim): Promise<boolean> {
  return changeOwn(catalogue, claim, {
    status: 'done',
    progress: 100,
    reason: '',
    worker: null,
    lease_until: null,
  });
}

async function changeOwn(
  catalogue: Kysely<Catalogue>,
  { processId, worker }: Claim,
  change: Partial<EncodingJobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await catalogue
    .updateTable('encoding_jobs')
    .set(change)
    .where('process_id', '=', processId)
    .where('status', '=', 'running')
    .where('worker', '=', worker)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
