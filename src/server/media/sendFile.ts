import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/fileStore';
import { sendRefusal } from '../http/answers';

/** A browser keeps what it got, and asks each time whether it still stands and may be seen. */
const ASKED_AGAIN = 'private, no-cache';
/** What a browser may not keep: it is of people, and large. */
export const NOT_KEPT = 'private, no-store';

/** Sends a kept file of this type, whole or the range asked for; what is not there is refused as not found. */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  name: string,
  type: string,
  cacheControl = ASKED_AGAIN,
): Promise<FastifyReply> {
  const served = await files.serve(reply.request.raw, name);
  if (served.status >= 400) {
    reply.removeHeader('content-disposition');
    // A range that the file does not have: the answer names its length (RFC 9110, 15.5.17).
    if (served.status === 416) return reply.code(416).headers(served.headers).send(served.body);
    return sendRefusal(reply, { kind: 'notFound' });
  }
  const headers = { 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' };
  return reply.code(served.status).headers(served.headers).type(type).headers(headers).send(served.body);
}
