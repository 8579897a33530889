import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Directory } from '../database/schema';
import { Refused } from '../http/handler';

type Token = Selectable<Directory['account_tokens']>;
type Purpose = Token['purpose'];

const HOUR = 60 * 60 * 1000;
/** How long a link or a code is good for, in milliseconds. */
const LIFE: Readonly<Record<Purpose, number>> = {
  password: HOUR,
  address: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
  founding: 24 * HOUR,
};

/** So far may the clocks of processes be apart, in milliseconds. */
const DRIFT = 60 * 1000;

/** What it is for, whose it is, and the address that it goes to. */
interface NewToken {
  readonly purpose: Purpose;
  readonly staffId: string | null;
  readonly email: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token of 256 bits, which is stored nowhere; one that the person was given before for the same is good no more. */
export async function issueToken(
  directory: Kysely<Directory>,
  { purpose, staffId, email }: NewToken,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (staffId !== null)
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
      expires_at: new Date(now.getTime() + LIFE[purpose]).toISOString(),
    })
    .execute();
  return token;
}

/** What a token is for. Refuses one that is unknown, used or too old, or for something else. */
export async function readToken(
  directory: Kysely<Directory>,
  token: string,
  now: Date,
  ...purposes: readonly Purpose[]
): Promise<Token> {
  const row = await directory
    .selectFrom('account_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return good(row, now, purposes);
}

/** The same, and it is good no more: of two who come at once with one, one is refused. */
export async function takeToken(
  directory: Kysely<Directory>,
  token: string,
  now: Date,
  purpose: Purpose,
): Promise<Token> {
  const row = await directory
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return good(row, now, [purpose]);
}

/** All that a person was given is good no more. */
export const endTokens = (directory: Kysely<Directory>, staffId: string) =>
  directory.deleteFrom('account_tokens').where('staff_id', '=', staffId).execute();

/** Removes those that are over. */
export const sweepTokens = (directory: Kysely<Directory>, now: Date) =>
  directory.deleteFrom('account_tokens').where('expires_at', '<=', now.toISOString()).execute();

export const linkOver = () => new Refused({ kind: 'conflict', reason: 'linkOver' });

function good(row: Token | undefined, now: Date, purposes: readonly Purpose[]): Token {
  if (!row || !purposes.includes(row.purpose)) throw linkOver();
  const left = Date.parse(row.expires_at) - now.getTime();
  // One that is good for longer than any may be was given by a clock that was ahead.
  if (left <= 0 || left > LIFE[row.purpose] + DRIFT) throw linkOver();
  return row;
}
