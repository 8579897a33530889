import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refused } from './handler';

const FIELDS = 100;
const NAME_LENGTH = 100;

/** Reads a multipart body of fields alone into `request.body`, and no more of it than `limit` bytes. Throws Refused. */
export async function readForm(request: FastifyRequest, limit: number): Promise<void> {
  const fields: Record<string, unknown> = {};
  let left = limit;
  const limits = { files: 0, fields: FIELDS, fieldNameSize: NAME_LENGTH, fieldSize: limit };
  for await (const piece of request.parts({ limits })) {
    if (piece.type === 'file') throw unreadable('a file where none belongs');
    left -= Buffer.byteLength(typeof piece.value === 'string' ? piece.value : JSON.stringify(piece.value));
    if (left < 0 || piece.valueTruncated) throw unreadable('too long');
    fields[piece.fieldname] = piece.value;
  }
  request.body = fields;
}

const unreadable = (detail: string) => new Refused({ kind: 'unreadable', detail });
