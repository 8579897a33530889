import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';
import { untilChanged } from '../database/untilChanged';
import { isDiskFull } from '../diskFull';
import type { LiveSession, Looking } from '../installation';
import type { Settings } from '../settings';
import { callerOf } from './people';

const HOUR = 60 * 60 * 1000;
const IDLE_LIMIT = 12 * HOUR;
/** From sign-in, in milliseconds, however busy the session is. */
export const SESSION_LIFE = 14 * 24 * HOUR;
/** How often, in milliseconds, a call's time is noted. */
const SEEN_EVERY = 60 * 1000;

/** Sessions in the directory, where every process finds them. */
export interface Sessions {
  /** Opens a session and returns its token, which is stored nowhere. */
  open(staffId: string, device: string, now: Date, how?: Opening): Promise<string>;
  /** The session of a token, if it lives: neither idle for 12 hours nor older than 14 days, of who may sign in. */
  find(token: string, now: Date, how?: Looking): Promise<LiveSession | undefined>;
  /** Ends a session, of this person's if one is named; false where there is none. */
  end(tokenHash: string, staffId?: string): Promise<boolean>;
  lock(tokenHash: string, now: Date): Promise<void>;
  /** The sessions of a person that live, the one seen last first. */
  listOf(staffId: string, now: Date): Promise<readonly OpenSession[]>;
  /** Removes the sessions that are over. */
  sweep(now: Date): Promise<void>;
}

interface Opening {
  /** A provider answers for the second factor. */
  readonly isVouched?: boolean;
  /** The transaction that it belongs to. */
  readonly within?: Kysely<Directory>;
}

/** A session as its person knows it again. */
interface OpenSession {
  readonly tokenHash: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** SHA-256 of a session's token, in hexadecimal. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Ends all sessions of a person, but for one; to be given the transaction of what makes them end. */
export const endAllOf = (directory: Kysely<Directory>, staffId: string, but = '') =>
  directory.deleteFrom('sessions').where('staff_id', '=', staffId).where('token_hash', '!=', but).execute();

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** The sessions of an installation. */
export function createSessions(directory: Kysely<Directory>, settings: Settings): Sessions {
  const notePerson = (staffId: string, last_seen_at: string, within = directory) =>
    within.updateTable('staff').set({ last_seen_at }).where('staff_id', '=', staffId).execute();
  /** Without room to note it, who is signed in still reads, and removes what takes the room. */
  const note = async (tokenHash: string, staffId: string, now: Date) => {
    const last_seen_at = now.toISOString();
    try {
      await directory
        .updateTable('sessions')
        .set({ last_seen_at })
        .where('token_hash', '=', tokenHash)
        .execute();
      await notePerson(staffId, last_seen_at);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  };
  const cached = untilChanged(directory);
  const read = async (tokenHash: string) => {
    const row = await directory
      .selectFrom('sessions')
      .innerJoin('staff', 'staff.staff_id', 'sessions.staff_id')
      .innerJoin('agencies', 'agencies.abbreviation', 'staff.agency')
      .selectAll(['staff', 'agencies'])
      .select([
        'sessions.last_seen_at',
        'sessions.expires_at',
        'sessions.locked_at',
        'sessions.factor_vouched',
      ])
      .where('token_hash', '=', tokenHash)
      .where('staff.status', '=', 'active')
      .where('agencies.disabled_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        expiresAt: row.expires_at,
        lastSeenAt: row.last_seen_at,
        isLocked: row.locked_at !== null,
        caller: callerOf(row, row, settings, row.factor_vouched === 1),
      }
    );
  };
  return {
    async open(staffId, device, now, { isVouched = false, within = directory } = {}) {
      const token = randomBytes(32).toString('base64url');
      const at = now.toISOString();
      const expires_at = new Date(now.getTime() + SESSION_LIFE).toISOString();
      await within
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          staff_id: staffId,
          device,
          created_at: at,
          last_seen_at: at,
          expires_at,
          factor_vouched: isVouched ? 1 : 0,
        })
        .execute();
      await notePerson(staffId, at, within);
      return token;
    },
    async find(token, now, how) {
      const tokenHash = hashToken(token);
      const session = await cached(tokenHash, () => read(tokenHash));
      const lives =
        session &&
        session.expiresAt > now.toISOString() &&
        // One that ends later than any may was begun by a clock that was ahead.
        session.expiresAt <= before(now, -SESSION_LIFE - SEEN_EVERY) &&
        session.lastSeenAt > before(now, IDLE_LIMIT);
      if (!lives || (session.isLocked && how !== 'evenLocked')) return undefined;
      const isDue = Math.abs(now.getTime() - Date.parse(session.lastSeenAt)) > SEEN_EVERY;
      if (how !== 'quietly' && isDue) await note(tokenHash, session.caller.staffId, now);
      return { tokenHash, caller: session.caller, isLocked: session.isLocked };
    },
    async end(tokenHash, staffId) {
      const { numDeletedRows } = await directory
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async lock(tokenHash, now) {
      await directory
        .updateTable('sessions')
        .set({ locked_at: now.toISOString() })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    listOf: (staffId, now) =>
      directory
        .selectFrom('sessions')
        .select([
          'token_hash as tokenHash',
          'device',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
        ])
        .where('staff_id', '=', staffId)
        .where('expires_at', '>', now.toISOString())
        .where('last_seen_at', '>', before(now, IDLE_LIMIT))
        .orderBy('last_seen_at', 'desc')
        .execute(),
    async sweep(now) {
      await directory
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('expires_at', '<=', now.toISOString()),
            where('last_seen_at', '<=', before(now, IDLE_LIMIT)),
          ]),
        )
        .execute();
    },
  };
}
