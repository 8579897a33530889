import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { SMALL } from '../../contract/rules/media';
import { sendFile } from './sendFile';
import { keepSmall, smallName } from './smallPicture';

/** Sends a JPEG below `root`: whole, or small where the address asks for that. What is no picture goes as it is. */
export async function sendPicture(reply: FastifyReply, root: string, path: string): Promise<FastifyReply> {
  const isSmall = asksForSmall(reply.request.query) && (await keepSmall(join(root, path)));
  return sendFile(reply, root, isSmall ? smallName(path) : path, 'image/jpeg');
}

const asksForSmall = (query: unknown): boolean => (query as { readonly size?: unknown }).size === SMALL.size;
