import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../sessions/cookie';
import type { Settings } from '../settings';

const COOKIE = 'greenroom_sign_on';
/** Where the provider sends people back to, below PUBLIC_URL. */
export const RETURN_PATH = '/sign-on/return';

/** What an attempt stands on; all of it follows from a token that only the browser has in which it was begun. */
export interface Proof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The proof of a token: nobody who sees one part finds another, or the token. */
export function proofOf(token: string): Proof {
  const part = (name: string) => createHash('sha256').update(`${name} ${token}`).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
}

/** What a browser brings back from the provider: its token, and the page that its person wanted to see. */
interface Brought {
  readonly token: string;
  readonly path: string;
}

/** Hands the browser its token, for as long as an attempt may take; `seconds`. */
export function setAttempt(reply: FastifyReply, settings: Settings, brought: Brought, seconds: number): void {
  const value = `${brought.token}.${Buffer.from(brought.path).toString('base64url')}`;
  reply.setCookie(COOKIE, value, { ...cookieOptions(settings), path: RETURN_PATH, maxAge: seconds });
}

/** Takes the token from the browser; nothing where it has none. */
export function takeAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
): Brought | undefined {
  const [token = '', path = ''] = (request.cookies[COOKIE] ?? '').split('.');
  reply.clearCookie(COOKIE, { ...cookieOptions(settings), path: RETURN_PATH });
  return token ? { token, path: Buffer.from(path, 'base64url').toString() } : undefined;
}
