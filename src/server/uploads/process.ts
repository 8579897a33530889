import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import type { Caller } from '../installation';

/** An upload process with its encoding, or nothing when this catalogue has none of that id. */
export function findProcess(catalogue: Kysely<Catalogue>, processId: string) {
  return catalogue
    .selectFrom('upload_processes')
    .leftJoin('encoding_jobs', 'encoding_jobs.process_id', 'upload_processes.process_id')
    .selectAll('upload_processes')
    .select(['encoding_jobs.status', 'encoding_jobs.progress', 'encoding_jobs.reason'])
    .select('encoding_jobs.options')
    .where('upload_processes.process_id', '=', processId)
    .executeTakeFirst();
}

/** The same, but only the caller's own: a colleague's is as if there were none. */
export async function ownProcess(catalogue: Kysely<Catalogue>, processId: string, { staffId }: Caller) {
  const process = await findProcess(catalogue, processId);
  return process?.staff_id === staffId ? process : undefined;
}
