import type { Transaction } from 'kysely';
import { AGENCY_OWNER } from '../../contract/rules/reelType';
import type { Catalogue, ReelRow } from '../database/schema';
import { Refused } from '../http/handler';

/**
 * A talent's own reel, for a change of it; of this talent, when one is named. Refuses as not found when there is none or
 * it is in the trash.
 */
export async function liveReel(
  db: Transaction<Catalogue>,
  reelId: string,
  talentId?: string,
): Promise<ReelRow> {
  const found = await reelOf(db, reelId, 0);
  if (!found || (talentId !== undefined && found.talent_id !== talentId))
    throw new Refused({ kind: 'notFound' });
  return found;
}

/** The owner of a special reel as the wire names it: NONE is the agency itself (spec section 7, WICH_TEC). */
export const specialOwner = (talentId: string) => (talentId === AGENCY_OWNER ? null : talentId);

/** A special reel, for a change of it; of this owner as the wire names it, when one is named. Refuses as `liveReel` does. */
export async function liveSpecialReel(
  db: Transaction<Catalogue>,
  reelId: string,
  owner?: string,
): Promise<ReelRow> {
  const found = await reelOf(db, reelId, 1);
  if (!found || (owner !== undefined && found.talent_id !== specialOwner(owner)))
    throw new Refused({ kind: 'notFound' });
  return found;
}

/** The live reel, special or a talent's own, of this id and this owner. Refuses as not found when there is none. */
export function requireReel(
  db: Transaction<Catalogue>,
  kind: 'normal' | 'special',
  reelId: string,
  owner: string,
): Promise<ReelRow> {
  return kind === 'special' ? liveSpecialReel(db, reelId, owner) : liveReel(db, reelId, owner);
}

/** The live reel of this id, special or not. Refuses as not found when there is none. */
export async function anyLiveReel(db: Transaction<Catalogue>, reelId: string): Promise<ReelRow> {
  const found = (await reelOf(db, reelId, 0)) ?? (await reelOf(db, reelId, 1));
  if (!found) throw new Refused({ kind: 'notFound' });
  return found;
}

function reelOf(
  db: Transaction<Catalogue>,
  reelId: string,
  special: ReelRow['special'],
): Promise<ReelRow | undefined> {
  return db
    .selectFrom('reels')
    .selectAll()
    .where('reel_id', '=', reelId)
    .where('special', '=', special)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}
