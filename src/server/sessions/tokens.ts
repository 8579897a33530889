import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Directory } from '../database/schema';
import { Refused } from '../http/handler';

type Token = Selectable<Directory['account_tokens']>;
type Purpose = Token['purpose'];

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How long a link, a code or a challenge is good for, in milliseconds. */
export const TOKEN_LIFE: Readonly<Record<Purpose, number>> = {
  password: HOUR,
  address: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
  founding: 24 * HOUR,
  passkeyAdd: 5 * MINUTE,
  passkeySignIn: 5 * MINUTE,
  signOn: 10 * MINUTE,
};

/** So far may the clocks of processes be apart, in milliseconds. */
const DRIFT = MINUTE;

/** What it is for, whose it is, and the address that it goes to, if any. */
interface NewToken {
  readonly purpose: Purpose;
  readonly staffId: string | null;
  readonly email?: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a token of 256 bits, which is stored nowhere; one that the person was given before for the same is good no more,
 * but for challenges of sign-in, as a person may sign in in two browsers.
 */
export async function issueToken(
  directory: Kysely<Directory>,
  { purpose, staffId, email = '' }: NewToken,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (staffId !== null && purpose !== 'passkeySignIn')
    await directory
      .deleteFrom('account_tokens')
      .where('staff_id', '=', staffId)
      .where('purpose', '=', purpose)
      .execute();
  await directory
    .insertInto('account_tokens')
    .values({
      token_hash: hashOf(token),
      purpose,
      staff_id: staffId,
      email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + TOKEN_LIFE[purpose]).toISOString(),
    })
    .execute();
  return token;
}

/** What a token is for. Refuses one that is unknown, used or too old, or for something else. */
export async function readToken<P extends Purpose>(
  directory: Kysely<Directory>,
  token: string,
  now: Date,
  ...purposes: readonly P[]
): Promise<Token & { readonly purpose: P }> {
  const row = await directory
    .selectFrom('account_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  const purpose = purposes.find((each) => each === row?.purpose);
  if (!row || purpose === undefined || !isGood(row, now)) throw linkOver();
  return { ...row, purpose };
}

/**
 * The same, of `staffId` if one is named, and it is good no more, whatever comes of it: of two who come at once with one,
 * one is refused. Nothing where it is not good.
 */
export async function tokenTaken(
  directory: Kysely<Directory>,
  token: string,
  now: Date,
  purpose: Purpose,
  staffId?: string,
): Promise<Token | undefined> {
  const row = await directory
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
    .returningAll()
    .executeTakeFirst();
  return row && isGood(row, now) ? row : undefined;
}

/** The same of whomever; refuses what is not good. */
export async function takeToken(
  directory: Kysely<Directory>,
  token: string,
  now: Date,
  purpose: Purpose,
): Promise<Token> {
  const row = await tokenTaken(directory, token, now, purpose);
  if (!row) throw linkOver();
  return row;
}

/** All that a person was given is good no more. */
export const endTokens = (directory: Kysely<Directory>, staffId: string) =>
  directory.deleteFrom('account_tokens').where('staff_id', '=', staffId).execute();

/** Removes those that are over. */
export const sweepTokens = (directory: Kysely<Directory>, now: Date) =>
  directory.deleteFrom('account_tokens').where('expires_at', '<=', now.toISOString()).execute();

export const linkOver = () => new Refused({ kind: 'conflict', reason: 'linkOver' });

/** One that is good for longer than any may be was given by a clock that was ahead. */
function isGood({ purpose, expires_at }: Token, now: Date): boolean {
  const left = Date.parse(expires_at) - now.getTime();
  return left > 0 && left <= TOKEN_LIFE[purpose] + DRIFT;
}
