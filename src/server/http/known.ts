import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RawRows } from '../../contract/wire/reply';
import { versionOf } from '../database/sqlite';
import type { Tenant } from '../installation';
import { sendJson } from './answers';

/** Characters or bytes of answers that are kept, over all agencies, and of one. */
const KEPT = 16 * 1024 * 1024;
const LARGEST = 256 * 1024;
/** What is kept beside an answer is counted as so much. */
const BESIDE = 512;

type Json = RawRows['json'];

interface Known {
  /** The catalogue's when it was read. */
  readonly version: string;
  readonly tag: string;
  /** Nothing of a long one: that is read again. */
  readonly json: Json | undefined;
}

const known = new Map<string, Known>();
let size = 0;

/** What was asked is the key, and may be longer than its answer. */
const sizeOf = (key: string, { json }: Known) => BESIDE + key.length + (json?.length ?? 0);

function forget(key: string): void {
  const answer = known.get(key);
  if (answer) size -= sizeOf(key, answer);
  known.delete(key);
}

/** The answers asked for last are kept. */
function keep(key: string, answer: Known): void {
  forget(key);
  known.set(key, answer);
  size += sizeOf(key, answer);
  for (const oldest of known.keys()) {
    if (size <= KEPT) break;
    forget(oldest);
  }
}

/**
 * Answers with what a read of the catalogue alone finds: with what it found before, where the catalogue has not changed, and
 * with 304 where the caller has that already. `turn` is how a read of it is made. Tags are of the answer itself: they outlive
 * a restart and changes of something else.
 */
export async function answerOfCatalogue(
  { agency, catalogue }: Tenant,
  what: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  turn: (answer: () => Promise<FastifyReply>) => Promise<FastifyReply>,
  read: () => Promise<unknown>,
): Promise<FastifyReply> {
  const key = `${agency.abbreviation} ${what}`;
  const version = await versionOf(catalogue);
  const isKnown = (tag: string) => headers['if-none-match'] === tag;
  const answer = known.get(key);
  if (answer && answer.version === version) {
    keep(key, answer);
    if (isKnown(answer.tag)) return unchanged(reply, answer.tag);
    if (answer.json !== undefined) return sendJson(reply.header('etag', answer.tag), answer.json);
  }
  return turn(async () => {
    const body = await read();
    const json = body instanceof RawRows ? body.json : JSON.stringify(body);
    const tag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
    if (version !== undefined) keep(key, { version, tag, json: json.length > LARGEST ? undefined : json });
    return isKnown(tag) ? unchanged(reply, tag) : sendJson(reply.header('etag', tag), json);
  });
}

const unchanged = (reply: FastifyReply, tag: string) => reply.code(304).header('etag', tag).send();
