import type { Kysely } from 'kysely';
import type { Catalogue, ReelRow } from '../database/schema';

const isTopLevel = (type: string) => type === 'MR' || type === 'MRS';

/** The type of a group's sub-reels: SR and the group's position (spec section 4). */
export const subReelType = (groupPosition: number) => `SR${groupPosition}`;

/** The talent's reels that stand beside one of this type, in order: the top level, or the same group's sub-reels. */
export async function levelOf(
  db: Kysely<Catalogue>,
  talentId: string,
  type: string,
): Promise<readonly ReelRow[]> {
  const reels = await db
    .selectFrom('reels')
    .selectAll()
    .where('talent_id', '=', talentId)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('reel_id')
    .execute();
  return reels.filter((reel) => (isTopLevel(type) ? isTopLevel(reel.type) : reel.type === type));
}

/** Numbers the reels of a level from 1 again. */
export async function renumberLevel(db: Kysely<Catalogue>, talentId: string, type: string): Promise<void> {
  await arrangeLevel(db, await levelOf(db, talentId, type));
}

/** Numbers reels from 1 as they stand; the sub-reels of a group that moves take its new position into their type. */
export async function arrangeLevel(db: Kysely<Catalogue>, level: readonly ReelRow[]): Promise<void> {
  const moved = level
    .map((reel, index) => ({ reel, position: index + 1 }))
    .filter(({ reel, position }) => reel.position !== position);
  const groups = await Promise.all(
    moved
      .filter(({ reel }) => reel.type === 'MRS')
      .map(async ({ reel, position }) => ({
        position,
        children: await levelOf(db, reel.talent_id, subReelType(reel.position)),
      })),
  );
  for (const { reel, position } of moved)
    await db.updateTable('reels').set({ position }).where('reel_id', '=', reel.reel_id).execute();
  for (const { position, children } of groups)
    for (const child of children)
      await db
        .updateTable('reels')
        .set({ type: subReelType(position) })
        .where('reel_id', '=', child.reel_id)
        .execute();
}
