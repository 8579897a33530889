import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Refusal, REFUSAL_HEADER, type RefusalKind } from '../../contract/refusal';
import type { AnyScript } from '../../contract/script';
import { RawRows } from '../../contract/wire/reply';
import { TableText } from '../../contract/wire/table';

const JSON_TYPE = 'application/json; charset=utf-8';
const TABLE_TYPE = 'text/csv; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

const STATUS: Readonly<Record<RefusalKind, number>> = {
  invalid: 422,
  refused: 422,
  unreadable: 400,
  signedOut: 401,
  otherPerson: 403,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  failed: 500,
  offline: 503,
  timeout: 503,
};

const MESSAGE: Readonly<Record<RefusalKind, string>> = {
  invalid: 'Some fields are missing or not of the right form.',
  refused: 'The call was refused.',
  unreadable: 'The call could not be read.',
  signedOut: 'Please sign in.',
  otherPerson: 'Somebody else has signed in in this browser.',
  forbidden: 'This may only be done by the person the session belongs to.',
  notFound: 'There is no such thing, or it is not of this agency.',
  conflict: 'It has been changed in the meantime.',
  tooMany: 'Too many calls; please wait.',
  failed: 'The server could not do this. Please try again.',
  offline: 'The server cannot be reached.',
  timeout: 'The server took too long.',
};

/** Sends what a script's reply wrote: JSON that the database built, a table while it is read, a word, or an object. */
export function sendReply(reply: FastifyReply, body: unknown): FastifyReply {
  if (body instanceof RawRows) return sendJson(reply, body.json);
  if (body instanceof TableText) return reply.type(TABLE_TYPE).send(Readable.from(body.pieces));
  if (typeof body === 'string') return reply.type(TEXT_TYPE).send(body);
  return sendJson(reply, JSON.stringify(body));
}

/** Sends what is JSON already. */
export const sendJson = (reply: FastifyReply, json: RawRows['json']): FastifyReply =>
  reply.type(JSON_TYPE).send(json);

/** Sends a refusal: the script's literal word with the header that explains it, or JSON that does. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, script?: AnyScript): FastifyReply {
  reply.code(STATUS[refusal.kind]).header(REFUSAL_HEADER, encodeURIComponent(JSON.stringify(refusal)));
  if (refusal.kind === 'tooMany') reply.header('retry-after', Math.ceil(refusal.retryAfter));
  if (script?.refusal) return reply.type(TEXT_TYPE).send(script.refusal);
  const fields = refusal.kind === 'invalid' ? { fields: onTheWire(refusal.problems, script) } : {};
  const detail = refusal.kind === 'conflict' ? { detail: refusal.reason } : {};
  return reply.type(JSON_TYPE).send(
    JSON.stringify({
      status: 'error',
      reason: refusal.kind,
      ...fields,
      ...detail,
      message: MESSAGE[refusal.kind],
    }),
  );
}

function onTheWire(problems: Readonly<Record<string, string>>, script?: AnyScript): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [script?.input[name]?.wire ?? name, code]),
  );
}
