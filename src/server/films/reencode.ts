import { writeEncodingOptions } from '../../contract/entities/encodingOptions';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { receivedPath } from '../media/paths';
import { findProcess } from '../uploads/process';

/** REencodeFilm: the received file of a film goes to the queue again, with what its encoding is to do otherwise. */
export const filmReencode: Handler<'film.reencode'> = change(async (context, { filmId, options }) => {
  const { catalogue, now } = context;
  const film = await live(catalogue, 'films', filmId);
  const { process_id: processId, status } = await received(context, film.process_id);
  if (status === 'waiting' || status === 'running')
    throw new Refused({ kind: 'conflict', reason: 'encodingRuns' });
  const job = {
    status: 'waiting',
    progress: 0,
    reason: '',
    options: writeEncodingOptions(options),
    attempts: 0,
    worker: null,
    lease_until: null,
    queued_at: now.toISOString(),
  } as const;
  await catalogue
    .insertInto('encoding_jobs')
    .values({ process_id: processId, ...job })
    .onConflict((conflict) => conflict.column('process_id').doUpdateSet(job))
    .execute();
  await context.recordHistory(filmId, { encoding: status });
  context.publish({ kind: 'encoding', processId, filmId, status: 'waiting', progress: 0, reason: '' });
  return {};
});

/** The process whose file a film plays, with the file that is kept; refused where there is none any more. */
async function received({ catalogue, files }: ChangeContext, processId: string | null) {
  const process = processId === null ? undefined : await findProcess(catalogue, processId);
  if (process?.stage !== 'RECEIVED' || !(await files.stat(receivedPath('', process.process_id))))
    throw new Refused({ kind: 'conflict', reason: 'noOriginal' });
  return process;
}
