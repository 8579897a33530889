import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../contract/refusal';
import type { AnyScript } from '../../contract/script';
import { sendRefusal } from './answers';

/**
 * Refuses a call of whose body nothing more is read. What is on its way is dropped; where that is more than `limit`
 * bytes, or nobody knows how much, the connection ends with the answer.
 */
export function refuseUnread(
  reply: FastifyReply,
  refusal: Refusal,
  limit: number,
  script?: AnyScript,
): FastifyReply {
  const { raw, headers } = reply.request;
  raw.unpipe().resume();
  const length = headers['content-length'] ?? (headers['transfer-encoding'] ? Infinity : 0);
  if (Number(length) > limit) reply.header('connection', 'close');
  return sendRefusal(reply, refusal, script);
}
