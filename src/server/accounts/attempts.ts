import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Directory, StaffRow } from '../database/schema';
import { Refused } from '../http/handler';
import { originOf } from '../sessions/origin';
import { passwordFits, requireRoom } from '../sessions/passwords';
import { type AccountParts, inDirectory } from './parts';
import { findPerson } from './people';

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
  const origin = originOf(request, parts.vault, email);
  requireRoom(origin.isKnownDevice);
  await countAttempt(parts, request, email, now);
  if (!(await passwordFits(currentPassword, password_hash, origin.isKnownDevice))) throw wrongPassword();
  await parts.limits.succeeded(email, origin);
}

/**
 * Changes the directory for `person`, whose password was shown. Refuses it where the password is another one by now, or its
 * person may not sign in any more: a thief who knows the old one changes nothing once the owner has chosen anew.
 */
export const inDirectoryOf = <T>(
  parts: AccountParts,
  { staff_id, password_hash }: StaffRow,
  run: (transaction: Transaction<Directory>) => Promise<T>,
): Promise<T> =>
  inDirectory(parts, async (changing) => {
    const person = await findPerson(changing, staff_id);
    if (person?.status !== 'active') throw new Refused({ kind: 'signedOut' });
    if (person.password_hash !== password_hash) throw wrongPassword();
    return run(changing);
  });

const wrongPassword = () => new Refused({ kind: 'invalid', problems: { currentPassword: 'wrong' } });
