import { change, type Handlers, Refused } from '../http/handler';
import { giveFileAgain } from '../uploads/filmFile';
import { findProcess } from '../uploads/process';
import { queueEncoding } from '../uploads/receive';
import { queueAgain } from './queue';

/** RetryEncoding: a failed encoding of a received file goes back to the queue. One that waits or runs is left alone. */
export const encodingHandlers: Handlers<'encoding.retry'> = {
  'encoding.retry': change(async ({ catalogue, now, recordHistory, publish }, { processId }) => {
    const process = await findProcess(catalogue, processId);
    if (!process) throw new Refused({ kind: 'notFound' });
    if (process.stage !== 'RECEIVED') throw new Refused({ kind: 'conflict', reason: 'notReceived' });
    if (process.status === 'done') throw new Refused({ kind: 'conflict', reason: 'notFailed' });
    if (process.status === 'waiting' || process.status === 'running') return {};
    await queueEncoding(catalogue, processId);
    await queueAgain(catalogue, processId, 'failed', now);
    await giveFileAgain(catalogue, process);
    await recordHistory(`process:${processId}`, { encoding: process.status, reason: process.reason });
    const filmId = process.film_id ?? '';
    publish({ kind: 'encoding', processId, filmId, status: 'waiting', progress: 0, reason: '' });
    return {};
  }),
};
