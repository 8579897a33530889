import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { sendFile } from './sendFile';
import { isSmallerSize, keepSmall, smallName } from './smallPicture';

/** Sends a JPEG below `root`: whole, or smaller where the address asks for that. What is no picture goes as it is. */
export async function sendPicture(reply: FastifyReply, root: string, path: string): Promise<FastifyReply> {
  const { size } = reply.request.query as { readonly size?: unknown };
  const isSmaller = isSmallerSize(size) && (await keepSmall(join(root, path), size));
  return sendFile(reply, root, isSmaller ? smallName(path, size) : path, 'image/jpeg');
}
