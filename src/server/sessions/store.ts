import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';
import { untilChanged } from '../database/untilChanged';
import type { LiveSession } from '../installation';
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
  open(staffId: string, device: string, now: Date): Promise<string>;
  /**
   * The session of a token, if it lives: neither idle for 12 hours nor older than 14 days. To look for it is a sign of
   * life, unless it is done `quietly`.
   */
  find(token: string, now: Date, how?: 'quietly'): Promise<LiveSession | undefined>;
  end(tokenHash: string): Promise<void>;
  endAllOf(staffId: string): Promise<void>;
  /** Removes the sessions that are over. */
  sweep(now: Date): Promise<void>;
}

/** SHA-256 of a session's token, in hexadecimal. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** The sessions of an installation. */
export function createSessions(directory: Kysely<Directory>, settings: Settings): Sessions {
  const note = (tokenHash: string, now: Date) =>
    directory
      .updateTable('sessions')
      .set({ last_seen_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  const cached = untilChanged(directory);
  const read = async (tokenHash: string) => {
    const row = await directory
      .selectFrom('sessions')
      .innerJoin('staff', 'staff.staff_id', 'sessions.staff_id')
      .innerJoin('agencies', 'agencies.abbreviation', 'staff.agency')
      .selectAll(['staff', 'agencies'])
      .select(['sessions.last_seen_at', 'sessions.expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return (
      row && {
        expiresAt: row.expires_at,
        lastSeenAt: row.last_seen_at,
        caller: callerOf(row, row, settings),
      }
    );
  };
  return {
    async open(staffId, device, now) {
      const token = randomBytes(32).toString('base64url');
      const at = now.toISOString();
      const expires_at = new Date(now.getTime() + SESSION_LIFE).toISOString();
      await directory
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          staff_id: staffId,
          device,
          created_at: at,
          last_seen_at: at,
          expires_at,
        })
        .execute();
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
      if (!lives) return undefined;
      const isDue = Math.abs(now.getTime() - Date.parse(session.lastSeenAt)) > SEEN_EVERY;
      if (how !== 'quietly' && isDue) await note(tokenHash, now);
      return { tokenHash, caller: session.caller };
    },
    async end(tokenHash) {
      await directory.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
    async endAllOf(staffId) {
      await directory.deleteFrom('sessions').where('staff_id', '=', staffId).execute();
    },
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
