import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '../../contract/refusal';
import { Refused } from './handler';

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
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
