import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../../contract/refusal';
import { isDatabaseAway } from '../database/away';
import { AgencyClosed, isDamaged } from '../database/damaged';
import { isDiskFull } from '../diskFull';
import { FilesAway } from '../files/away';
import { Refused } from './handler';

/** What the reader of multipart forms says of one that breaks off, or whose boundary it cannot use; it gives these no status. */
const BROKEN_FORM = /unexpected end of multipart data|Multipart: Boundary not found|The needle cannot/i;

/** What a caller is told of an error: a refusal as it is, a body that cannot be read, or that the server failed. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refused) return error.refusal;
  const status = statusOf(error);
  if (isAborted(request, error) || (status >= 400 && status < 500))
    return { kind: 'unreadable', detail: error instanceof Error ? error.message : '' };
  if (isDiskFull(error)) {
    request.log.error(`The server's disk is full: free some room on it. (${(error as Error).message})`);
    return { kind: 'conflict', reason: 'diskFull' };
  }
  if (error instanceof AgencyClosed || isDamaged(error)) {
    request.log.error(`A database is damaged or missing: ${(error as Error).message}`);
    return { kind: 'conflict', reason: 'agencyClosed' };
  }
  if (isDatabaseAway(error)) {
    request.log.error(`The database is away: ${(error as Error).message}`);
    return { kind: 'timeout' };
  }
  if (error instanceof FilesAway) {
    request.log.error(`What is kept is away: ${error.message}`);
    return { kind: 'timeout' };
  }
  request.log.error(error);
  return { kind: 'failed', status: 500 };
}

/** The caller has hung up in the middle of the body, or of the answer: nobody hears one, and nothing failed here. */
const isAborted = ({ raw }: FastifyRequest, error: unknown) =>
  (raw.destroyed && !raw.complete) || (raw.socket.destroyed && isCutOff(error));

const isCutOff = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

function statusOf(error: unknown): number {
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return 400;
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
