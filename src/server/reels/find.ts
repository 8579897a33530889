import type { Kysely, Transaction } from 'kysely';
import { isSqlite } from '../database/json';
import type { Catalogue, FilmRow, ReelRow, TalentRow } from '../database/schema';
import { Refused } from '../http/handler';

const notFound = () => new Refused({ kind: 'notFound' });

/** The talent of an id. Refuses as not found when there is none or it is in the trash. */
export async function liveTalent(db: Kysely<Catalogue>, talentId: string): Promise<TalentRow> {
  const found = await db
    .selectFrom('talents')
    .selectAll()
    .where('talent_id', '=', talentId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** The film of an id. Refuses as not found when there is none or it is in the trash. */
export async function liveFilm(db: Kysely<Catalogue>, filmId: string): Promise<FilmRow> {
  const found = await db
    .selectFrom('films')
    .selectAll()
    .where('film_id', '=', filmId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/**
 * A talent's own reel, for a change of it; of this talent, when one is named. Refuses as not found when there is none or
 * it is in the trash.
 */
export async function liveReel(
  db: Transaction<Catalogue>,
  reelId: string,
  talentId?: string,
): Promise<ReelRow> {
  const found = await lockedReel(db, reelId, 0);
  if (!found || (talentId !== undefined && found.talent_id !== talentId)) throw notFound();
  return found;
}

/** The owner of a special reel as the wire names it: NONE is the agency itself (spec section 7, WICH_TEC). */
export const specialOwner = (talentId: string) => (talentId === 'NONE' ? null : talentId);

/** A special reel, for a change of it, by its id and its owner as the wire names it. Refuses as `liveReel` does. */
export async function liveSpecialReel(
  db: Transaction<Catalogue>,
  reelId: string,
  owner: string,
): Promise<ReelRow> {
  const found = await lockedReel(db, reelId, 1);
  if (!found || found.talent_id !== specialOwner(owner)) throw notFound();
  return found;
}

/** Refuses as not found unless a live reel, special or a talent's own, has this id and this owner. */
export async function requireReel(
  db: Transaction<Catalogue>,
  kind: 'normal' | 'special',
  reelId: string,
  owner: string,
): Promise<void> {
  await (kind === 'special' ? liveSpecialReel(db, reelId, owner) : liveReel(db, reelId, owner));
}

/** Who changes a reel or what is on it holds the reel first, so that on PostgreSQL such changes wait for each other. */
function lockedReel(
  db: Transaction<Catalogue>,
  reelId: string,
  special: ReelRow['special'],
): Promise<ReelRow | undefined> {
  const reels = db
    .selectFrom('reels')
    .selectAll()
    .where('reel_id', '=', reelId)
    .where('special', '=', special)
    .where('trashed_at', 'is', null);
  return (isSqlite<Catalogue>(db) ? reels : reels.forUpdate()).executeTakeFirst();
}
