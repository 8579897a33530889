import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { SESSION_LIFE } from './store';

const NAME = 'greenroom_session';

/** How every cookie of ours is set: no page's script reads it, no other site's page sends it. */
export const cookieOptions = (settings: Settings) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: settings.publicUrl.startsWith('https:') }) as const;

/** The session token that a request carries, if any. */
export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[NAME];

/** Hands the browser its token: until it closes, or with `remember` as long as a session can live. */
export function setToken(reply: FastifyReply, settings: Settings, token: string, remember: boolean): void {
  reply.setCookie(NAME, token, {
    ...cookieOptions(settings),
    ...(remember ? { maxAge: SESSION_LIFE / 1000 } : {}),
  });
}

/** Takes the token from the browser. */
export function clearToken(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(NAME, cookieOptions(settings));
}
