import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';

/** How long a challenge is good, in milliseconds. */
export const CHALLENGE_LIFE = 5 * 60 * 1000;
/** So far may the clocks of processes be apart, in milliseconds. */
const DRIFT = 60 * 1000;

type Purpose = 'add' | 'signIn';

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');

/** Makes a challenge of 256 bits for a person and a purpose; a hash of it is kept. */
export async function issueChallenge(
  directory: Kysely<Directory>,
  staff_id: string,
  purpose: Purpose,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(32);
  const challenge_hash = hashOf(bytes.toString('base64url'));
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFE).toISOString();
  await directory
    .insertInto('passkey_challenges')
    .values({ challenge_hash, staff_id, purpose, expires_at })
    .execute();
  return new Uint8Array(bytes);
}

/** Whether a challenge was this person's, for this, and is not too old; it is good no more, whatever comes of it. */
export async function takeChallenge(
  directory: Kysely<Directory>,
  challenge: string,
  staffId: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const row = await directory
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('staff_id', '=', staffId)
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst();
  if (!row) return false;
  const left = Date.parse(row.expires_at) - now.getTime();
  // One that is good for longer than any may be was given by a clock that was ahead.
  return left > 0 && left <= CHALLENGE_LIFE + DRIFT;
}

/** Removes those that nobody answered in time. */
export const sweepChallenges = (directory: Kysely<Directory>, now: Date) =>
  directory.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
