import send from '@fastify/send';
import type { FastifyReply } from 'fastify';
import { sendRefusal } from '../http/answers';

/** A browser keeps what it got, and asks each time whether it still stands and may be seen. */
const ASKED_AGAIN = 'private, no-cache';
/** What a browser may not keep: it is of people, and large. */
export const NOT_KEPT = 'private, no-store';

/** Sends a file of this type below `root`, whole or the range asked for; what is not there is refused as not found. */
export async function sendFile(
  reply: FastifyReply,
  root: string,
  path: string,
  type: string,
  cacheControl = ASKED_AGAIN,
): Promise<FastifyReply> {
  const sent = await send(reply.request.raw, `/${encodeURI(path)}`, {
    root,
    cacheControl: false,
    dotfiles: 'deny',
  });
  if (sent.type !== 'file') {
    reply.removeHeader('content-disposition');
    // A range that the file does not have: the answer names its length (RFC 9110, 15.5.17).
    if (sent.statusCode === 416) return reply.code(416).headers(sent.headers).send(sent.stream);
    return sendRefusal(reply, { kind: 'notFound' });
  }
  const headers = { 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' };
  return reply.code(sent.statusCode).headers(sent.headers).type(type).headers(headers).send(sent.stream);
}
