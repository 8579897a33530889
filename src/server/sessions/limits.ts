import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';
import { newId } from '../ids';

/** Failures of one account, or from one address, within the window in milliseconds; more are not even tried. */
export const FAILURE_WINDOW = 15 * 60 * 1000;
const ACCOUNT_LIMIT = 10;
const ADDRESS_LIMIT = 100;

/** Slows the guessing of passwords; in the directory, so that it holds for all processes and outlasts a restart. */
export interface SignInLimits {
  /**
   * Counts an attempt as failed before its password is tried, so that attempts at once are counted too. Returns the
   * milliseconds until this account, and any account from this address, may be tried again; 0 when it may be now.
   */
  begin(account: string, address: string, now: number): Promise<number>;
  /** Forgets the failures of an account whose password was right. */
  succeeded(account: string): Promise<void>;
}

/** People type their password as the login now and then: what was typed is not kept. */
const hashOf = (account: string) => createHash('sha256').update(account).digest('hex');

const instant = (at: number) => new Date(at).toISOString();

/** The limits of an installation. */
export function signInLimits(directory: Kysely<Directory>): SignInLimits {
  const waitOf = async (column: 'account' | 'address', value: string, limit: number, now: number) => {
    const before = await directory
      .selectFrom('sign_in_failures')
      .select('at')
      .where(column, '=', value)
      .where('at', '>', instant(now - FAILURE_WINDOW))
      .orderBy('at', 'desc')
      .limit(1)
      // The one that begins now is among them.
      .offset(limit)
      .executeTakeFirst();
    return before === undefined ? 0 : Math.max(1, Date.parse(before.at) + FAILURE_WINDOW - now);
  };
  return {
    async begin(account, address, now) {
      const failure = { failure_id: newId(), account: hashOf(account), address, at: instant(now) };
      await directory.insertInto('sign_in_failures').values(failure).execute();
      const wait = Math.max(
        await waitOf('account', failure.account, ACCOUNT_LIMIT, now),
        await waitOf('address', address, ADDRESS_LIMIT, now),
      );
      if (wait > 0)
        await directory.deleteFrom('sign_in_failures').where('failure_id', '=', failure.failure_id).execute();
      return wait;
    },
    async succeeded(account) {
      await directory.deleteFrom('sign_in_failures').where('account', '=', hashOf(account)).execute();
    },
  };
}
