import type { FastifyRequest } from 'fastify';
import { Refused } from '../http/handler';
import { originOf } from '../sessions/origin';
import { passwordFits } from '../sessions/passwords';
import type { AccountParts } from './parts';

/** Counts an attempt at an account as sign-in does, and refuses it where there were too many. */
export async function countAttempt(
  { limits, vault }: Pick<AccountParts, 'limits' | 'vault'>,
  request: FastifyRequest,
  account: string,
  now: Date,
): Promise<void> {
  const wait = await limits.begin(account, originOf(request, vault, account), now.getTime());
  if (wait > 0) throw new Refused({ kind: 'tooMany', retryAfter: wait / 1000 });
}

/** Refuses what is asked with another password than the person's; wrong ones count as those of sign-in do. */
export async function requirePassword(
  parts: AccountParts,
  request: FastifyRequest,
  { email, password_hash }: { readonly email: string; readonly password_hash: string },
  currentPassword: string,
  now: Date,
): Promise<void> {
  await countAttempt(parts, request, email, now);
  if (!(await passwordFits(currentPassword, password_hash)))
    throw new Refused({ kind: 'invalid', problems: { currentPassword: 'wrong' } });
  await parts.limits.succeeded(email, originOf(request, parts.vault, email));
}
