import type { Kysely } from 'kysely';
import type { Catalogue, ReelRow } from '../database/schema';

/** The highest position among an owner's reels of a sort in no group, those in the trash among them; 0 when there is none. */
export async function lastPosition(
  db: Kysely<Catalogue>,
  talentId: string | null,
  special: ReelRow['special'],
): Promise<number> {
  const { last } = await db
    .selectFrom('reels')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('talent_id', talentId === null ? 'is' : '=', talentId)
    .where('special', '=', special)
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
