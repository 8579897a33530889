import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packageRoot } from '../packageRoot';
import type { PageFrame } from './document';
import { chooseLanguage, textsOf } from './texts';

const ASSETS = ['reel.css', 'reel.js'] as const;

/** Where the style sheet and the script of the public pages are. */
export const assetsFolder = () => join(packageRoot(), 'static', 'reel');

/** How each request's page is framed: in the visitor's language, with the style sheet and the script of today. */
export async function openFrames(): Promise<(request: FastifyRequest) => PageFrame> {
  const version = await contentMark(assetsFolder());
  return ({ headers }) => {
    const language = chooseLanguage(headers['accept-language']);
    return { language, texts: textsOf(language), version };
  };
}

/** The headers of a page that nobody keeps or finds by a search. */
export const asPage = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', policy);

/** Changes when the style sheet or the script does. */
async function contentMark(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ASSETS) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
