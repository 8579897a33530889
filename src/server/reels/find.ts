import type { Kysely } from 'kysely';
import type { Catalogue, ReelRow, SpecialReelRow } from '../database/schema';
import { Refused } from '../http/handler';
import { live } from '../http/live';

/** A reel by its id; of this talent, when one is named. Refuses as not found when there is none or it is in the trash. */
export async function liveReel(db: Kysely<Catalogue>, reelId: string, talentId?: string): Promise<ReelRow> {
  const found = await live(db, 'reels', reelId);
  if (talentId !== undefined && found.talent_id !== talentId) throw new Refused({ kind: 'notFound' });
  return found;
}

/** The owner of a special reel as the wire names it: NONE is the agency itself (spec section 7, WICH_TEC). */
const specialOwner = (talentId: string) => (talentId === 'NONE' ? null : talentId);

/** A special reel by its id and owner. Refuses as not found when there is none or it is in the trash. */
export async function liveSpecialReel(
  db: Kysely<Catalogue>,
  reelId: string,
  talentId: string,
): Promise<SpecialReelRow> {
  const found = await live(db, 'special_reels', reelId);
  if (found.talent_id !== specialOwner(talentId)) throw new Refused({ kind: 'notFound' });
  return found;
}
