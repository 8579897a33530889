import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Installation } from '../installation';
import { publicParts } from '../reels/publicParts';
import { posterAddress, reelLink, stillAddress } from '../mail/reelLink';
import { orAway } from './away';
import { type OpenReel, openReelOfOwnSite, openReelToPlay } from './find';
import { asPage, assetsFolder, openFrames } from './frame';
import { notFoundPage, type PageFrame } from './document';
import { reelPage } from './page';
import { registerReelFilms } from './films';
import { pagePolicy } from './policy';

/** The public reel pages, their style sheet and script, and the films on them (spec sections 6 and 9). */
export async function registerReelPage(app: FastifyInstance, installation: Installation): Promise<void> {
  const frameOf = await openFrames();
  const ifAway = orAway(frameOf);
  const answer = async (request: FastifyRequest, reply: FastifyReply, found: OpenReel | undefined) => {
    const { publicUrl } = installation.settings;
    return sendPage(reply, frameOf(request), found, publicUrl);
  };
  await app.register(async (scope) => {
    await scope.register(staticFiles, {
      root: assetsFolder(),
      prefix: '/reel/assets/',
      maxAge: '1h',
      decorateReply: false,
    });
    registerReelFilms(scope, installation);
    for (const path of ['/reel/:id', '/reel/:id/'])
      scope.get<{ Params: { id: string } }>(path, ifAway, async (request, reply) =>
        answer(request, reply, await openReelOfOwnSite(installation, request.params.id)),
      );
    scope.get<{ Querystring: { play?: unknown } }>('/reels', ifAway, async (request, reply) =>
      answer(request, reply, await openReelToPlay(installation, request.query.play)),
    );
    scope.get<{ Querystring: { play?: unknown } }>('/', ifAway, async (request, reply) => {
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
  asPage(reply, pagePolicy(found?.tenant.agency.logoUrl ?? ''));
  if (!found) return reply.code(404).send(notFoundPage(frame));
  const { tenant, reel } = found;
  const parts = await publicParts(tenant.catalogue, reel);
  const home = { agency: tenant.agency, publicUrl };
  return reply.send(
    reelPage(frame, tenant.agency, reel, parts, {
      link: reelLink(reel.reelId, home),
      still: (reelId, filmId) => stillAddress(reelId, filmId, home),
      poster: (reelId) => posterAddress(reelId, home),
    }),
  );
}
