import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '../../contract/refusal';
import { Refused } from './handler';

/** What the reader of multipart forms says of one that breaks off or names no boundary; it gives these no status. */
const BROKEN_FORM = /unexpected end of multipart data|Multipart: Boundary not found/i;

/** What a caller is told of an error: a refusal as it is, a body that cannot be read, or that the server failed. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refused) return error.refusal;
  const status = statusOf(error);
  if (status >= 400 && status < 500)
    return { kind: 'unreadable', detail: error instanceof Error ? error.message : '' };
  log.error(error);
  return { kind: 'failed', status: 500 };
}

function statusOf(error: unknown): number {
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return 400;
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
