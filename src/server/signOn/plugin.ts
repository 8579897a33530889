import type { FastifyInstance } from 'fastify';
import type { SessionParts } from '../sessions/open';
import { RETURN_PATH } from './attempt';
import { signOnOutcome } from './outcome';
import type { SignOnProvider } from './provider';

/** Where the provider sends people back to: the office is told what came of it. */
export function registerSignOn(scope: FastifyInstance, parts: SessionParts, provider: SignOnProvider): void {
  scope.get(RETURN_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await signOnOutcome(parts, provider, request, reply, new Date());
    return reply.redirect(`/sign-on?${new URLSearchParams({ ...outcome }).toString()}`, 303);
  });
}
