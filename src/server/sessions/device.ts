import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Installation } from '../installation';
import type { Settings } from '../settings';
import { cookieOptions } from './cookie';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

type Vault = Installation['vault'];

/** One cookie an account: colleagues may share a browser. Its name does not say whose it is. */
const nameOf = (account: string) =>
  `greenroom_device_${createHash('sha256').update(account).digest('hex').slice(0, 16)}`;

const markOf = (vault: Vault, account: string, device: string) => vault.mark(`device ${device} ${account}`);

/** The id of a browser that this account has signed in with before; nothing where the cookie is missing or not ours. */
export function knownDevice(request: FastifyRequest, vault: Vault, account: string): string | undefined {
  const [device = '', mark = ''] = (request.cookies[nameOf(account)] ?? '').split('.');
  const ours = Buffer.from(markOf(vault, account, device));
  const theirs = Buffer.from(mark);
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? device : undefined;
}

/** Lets the browser show from now on that this account has signed in with it. */
export function rememberDevice(
  reply: FastifyReply,
  settings: Settings,
  vault: Vault,
  account: string,
  device = randomBytes(12).toString('base64url'),
): void {
  const value = `${device}.${markOf(vault, account, device)}`;
  reply.setCookie(nameOf(account), value, { ...cookieOptions(settings), maxAge: HALF_A_YEAR });
}
