import type { Kysely } from 'kysely';
import type { Catalogue, FilmRow, ReelRow, SpecialReelRow, TalentRow } from '../database/schema';
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

/** A reel by its id; of this talent, when one is named. Refuses as not found when there is none or it is in the trash. */
export async function liveReel(db: Kysely<Catalogue>, reelId: string, talentId?: string): Promise<ReelRow> {
  const found = await db
    .selectFrom('reels')
    .innerJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .selectAll('reels')
    .where('reel_id', '=', reelId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found || (talentId !== undefined && found.talent_id !== talentId)) throw notFound();
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
  const found = await db
    .selectFrom('special_reels')
    .selectAll()
    .where('reel_id', '=', reelId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found || found.talent_id !== specialOwner(talentId)) throw notFound();
  return found;
}
