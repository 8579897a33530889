import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import { SMALL } from '../../contract/rules/media';
import { ASKED_AGAIN, sendFile } from './sendFile';

/** Pixels across: as wide as a list shows a picture on a dense screen. */
const SMALL_WIDTH = 480;
const QUALITY = 80;

/** Sends a JPEG below `root`: whole, or small where the address asks for that. What is no picture goes as it is. */
export async function sendPicture(reply: FastifyReply, root: string, path: string): Promise<FastifyReply> {
  const { query, headers } = reply.request;
  const file = join(root, path);
  const tag = isSmall(query) ? await tagOf(file) : undefined;
  if (tag !== undefined && headers['if-none-match'] === tag)
    return reply.code(304).headers(ASKED_AGAIN).header('etag', tag).send();
  const small = tag === undefined ? undefined : await smallOf(file);
  if (!small) return sendFile(reply, root, path, 'image/jpeg');
  return reply.type('image/jpeg').headers(ASKED_AGAIN).header('etag', tag).send(small);
}

const isSmall = (query: unknown): boolean => (query as { readonly size?: unknown }).size === SMALL.size;

/** What changes when the file does; nothing where there is none. */
async function tagOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}-small"` : undefined;
}

/** Read by us: the library would remember by its name a file that has been replaced. */
async function smallOf(file: string): Promise<Buffer | undefined> {
  try {
    const picture = sharp(await readFile(file)).resize({ width: SMALL_WIDTH, withoutEnlargement: true });
    return await picture.jpeg({ quality: QUALITY }).toBuffer();
  } catch {
    return undefined;
  }
}
