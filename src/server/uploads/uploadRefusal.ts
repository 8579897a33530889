import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../../contract/refusal';
import { isDiskFull } from '../diskFull';
import { refusalOf } from '../http/errors';

/** What the sender of a file is told of an error: a disk without room for it is named. */
export const uploadRefusal = (error: unknown, request: FastifyRequest): Refusal =>
  isDiskFull(error) ? { kind: 'conflict', reason: 'diskFull' } : refusalOf(error, request);
