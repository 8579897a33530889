import type { Kysely } from 'kysely';
import type { Directory } from '../database/schema';

/** Between clocks of machines that are right, in milliseconds. */
const SKEW = 60_000;

/** A sentence for the operator where the clock stands before what is written already; nothing where it may be right. */
export async function doubtOfClock(directory: Kysely<Directory>, now: Date): Promise<string | undefined> {
  const { last } = await directory
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('last_seen_at').as('last'))
    .executeTakeFirstOrThrow();
  if (!last || Date.parse(last) <= now.getTime() + SKEW) return undefined;
  return `The clock says ${now.toISOString()}, but somebody was here at ${last}: it is wrong, or was; please look at it.`;
}
