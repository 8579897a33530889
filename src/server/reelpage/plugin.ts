import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Installation } from '../installation';
import { packageRoot } from '../packageRoot';
import { publicParts } from '../reels/publicReel';
import { reelLink, stillAddress } from '../mail/reelLink';
import { type OpenReel, openReelOfOwnSite, openReelToPlay } from './find';
import { notFoundPage, type PageFrame, reelPage } from './page';
import { registerReelFilms } from './films';
import { pagePolicy } from './policy';
import { chooseLanguage, textsOf } from './texts';

const ASSETS = ['reel.css', 'reel.js'] as const;

/** The public reel pages, their style sheet and script, and the films on them (spec sections 6 and 9). */
export async function registerReelPage(app: FastifyInstance, installation: Installation): Promise<void> {
  const folder = join(packageRoot(), 'static', 'reel');
  const version = await contentMark(folder);
  const answer = async (request: FastifyRequest, reply: FastifyReply, found: OpenReel | undefined) => {
    const language = chooseLanguage(request.headers['accept-language']);
    const { publicUrl } = installation.settings;
    return sendPage(reply, { language, texts: textsOf(language), version }, found, publicUrl);
  };
  await app.register(async (scope) => {
    await scope.register(staticFiles, {
      root: folder,
      prefix: '/reel/assets/',
      maxAge: '1h',
      decorateReply: false,
    });
    registerReelFilms(scope, installation);
    for (const path of ['/reel/:id', '/reel/:id/'])
      scope.get<{ Params: { id: string } }>(path, async (request, reply) =>
        answer(request, reply, await openReelOfOwnSite(installation, request.params.id)),
      );
    scope.get<{ Querystring: { play?: unknown } }>('/reels', async (request, reply) =>
      answer(request, reply, await openReelToPlay(installation, request.query.play)),
    );
    scope.get<{ Querystring: { play?: unknown } }>('/', async (request, reply) => {
      const { play } = request.query;
      if (play === undefined) return reply.callNotFound();
      return answer(request, reply, await openReelToPlay(installation, play));
    });
  });
}

async function sendPage(
  reply: FastifyReply,
  frame: PageFrame,
  found: OpenReel | undefined,
  publicUrl: string,
): Promise<FastifyReply> {
  reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', pagePolicy(found?.tenant.agency.logoUrl));
  if (!found) return reply.code(404).send(notFoundPage(frame));
  const { tenant, reel } = found;
  const parts = await publicParts(tenant.catalogue, reel);
  const home = { agency: tenant.agency, publicUrl };
  const still = (reelId: string, filmId: string) => stillAddress(reelId, filmId, home);
  const card = { link: reelLink(reel.reelId, home), still };
  return reply.send(reelPage(frame, tenant.agency, reel, parts, card));
}

/** Changes when the style sheet or the script does. */
async function contentMark(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ASSETS) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
