import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';
import { newId } from '../ids';

/** Failures within the window, in milliseconds, count. */
export const FAILURE_WINDOW = 15 * 60 * 1000;
/** So many of one account from one place, and it is not tried any more from there. */
const PAIR_LIMIT = 10;
/** So many of one account, or from one place, are free; each further one is tried later, by this much up to that much. */
const FREE = { account: 10, address: 30 } as const;
const DELAY_STEP = 500;
/** Between clocks of machines that are right, in milliseconds. */
const SKEW = 60_000;
const LONGEST_DELAY = 8000;

/** Where an attempt comes from: a network, or a browser that the account has signed in with before. */
export interface Origin {
  readonly place: string;
  readonly isKnownDevice: boolean;
}

/**
 * Slows the guessing of passwords; in the directory, so that it holds for all processes and outlasts a restart. Nobody can
 * lock others out: what many fail at from elsewhere is only slower, and not for a browser that has signed in before.
 */
export interface SignInLimits {
  /**
   * Counts an attempt as failed before its password is tried, so that attempts at once are counted too; resolves when it
   * may be tried. Returns the milliseconds until this account may be tried again from there; 0 when it may be now.
   */
  begin(account: string, origin: Origin, now: number): Promise<number>;
  /** Forgets the failures of an account from where its password was right. */
  succeeded(account: string, origin: Origin): Promise<void>;
}

/** People type their password as the login now and then: what was typed is not kept. */
const hashOf = (account: string) => createHash('sha256').update(account).digest('hex');

const instant = (at: number) => new Date(at).toISOString();

/** The limits of an installation; `pause` waits so many milliseconds. */
export function signInLimits(
  directory: Kysely<Directory>,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): SignInLimits {
  /** One in the future was noted by a clock that was wrong. */
  const failures = (now: number) =>
    directory
      .selectFrom('sign_in_failures')
      .where('at', '>', instant(now - FAILURE_WINDOW))
      .where('at', '<=', instant(now + SKEW));
  const waitOf = async (account: string, address: string, now: number) => {
    const before = await failures(now)
      .select('at')
      .where('account', '=', account)
      .where('address', '=', address)
      .orderBy('at', 'desc')
      .limit(1)
      // The one that begins now is among them.
      .offset(PAIR_LIMIT)
      .executeTakeFirst();
    return before === undefined ? 0 : Math.max(1, Date.parse(before.at) + FAILURE_WINDOW - now);
  };
  const delayOf = async (column: 'account' | 'address', value: string, now: number) => {
    const most = FREE[column] + LONGEST_DELAY / DELAY_STEP;
    const some = await failures(now).select('failure_id').where(column, '=', value).limit(most).execute();
    return DELAY_STEP * Math.max(0, some.length - FREE[column]);
  };
  return {
    async begin(account, { place, isKnownDevice }, now) {
      const failure = { failure_id: newId(), account: hashOf(account), address: place, at: instant(now) };
      await directory.insertInto('sign_in_failures').values(failure).execute();
      const wait = await waitOf(failure.account, place, now);
      if (wait > 0) {
        await directory.deleteFrom('sign_in_failures').where('failure_id', '=', failure.failure_id).execute();
        return wait;
      }
      if (isKnownDevice) return 0;
      const delays = [await delayOf('account', failure.account, now), await delayOf('address', place, now)];
      const delay = Math.max(...delays);
      if (delay > 0) await pause(delay);
      return 0;
    },
    async succeeded(account, { place }) {
      await directory
        .deleteFrom('sign_in_failures')
        .where('account', '=', hashOf(account))
        .where('address', '=', place)
        .execute();
    },
  };
}
