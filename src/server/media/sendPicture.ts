import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/fileStore';
import { sendFile } from './sendFile';
import { isSmallerSize, keepSmall, smallName } from './smallPicture';

/** Sends a kept JPEG: whole, or smaller where the address asks for that. What is no picture goes as it is. */
export async function sendPicture(
  reply: FastifyReply,
  files: FileStore,
  name: string,
): Promise<FastifyReply> {
  const { size } = reply.request.query as { readonly size?: unknown };
  const isSmaller = isSmallerSize(size) && (await keepSmall(files, name, size));
  return sendFile(reply, files, isSmaller ? smallName(name, size) : name, 'image/jpeg');
}
