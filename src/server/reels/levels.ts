import type { Transaction } from 'kysely';
import { type ReelPlace, reelPlaces } from '../../contract/rules/reelOrder';
import { GROUP_TYPE, isSubReelType } from '../../contract/rules/reelType';
import type { Catalogue, ReelRow } from '../database/schema';

/** A reel on its level: that of the group `parent_id`, or the first; those in the trash keep their positions. */
type LevelReel = Pick<ReelRow, 'reel_id' | 'parent_id' | 'position' | 'kind' | 'trashed_at'>;

/**
 * The reels among which the given one stands, its owner's of its sort, those in the trash too. Nothing when that
 * owner (null: the agency) has no such reel.
 */
export async function levelsOf(
  db: Transaction<Catalogue>,
  reelId: string,
  talentId: string | null,
): Promise<readonly LevelReel[] | undefined> {
  const owned = db.selectFrom('reels').where('talent_id', talentId === null ? 'is' : '=', talentId);
  const named = await owned.select('special').where('reel_id', '=', reelId).executeTakeFirst();
  if (!named) return undefined;
  return owned
    .select(['reel_id', 'parent_id', 'position', 'kind', 'trashed_at'])
    .where('special', '=', named.special)
    .orderBy('reel_id')
    .execute();
}

/** The order in which people see these reels, as it is read. */
export function placesNow(shown: readonly LevelReel[]): readonly ReelPlace[] {
  const on = (parentId: string | null) =>
    shown
      .filter(({ parent_id }) => parent_id === parentId)
      .toSorted((one, other) => one.position - other.position || (one.reel_id < other.reel_id ? -1 : 1));
  return reelPlaces(
    on(null).map(({ reel_id, kind }) => ({
      reelId: reel_id,
      isGroup: kind === 'group',
      subReels: on(reel_id).map((subReel) => subReel.reel_id),
    })),
  );
}

/** Writes an order, given as it is read: on each level the positions from 1 that nothing in the trash holds. */
export async function placeAll(
  db: Transaction<Catalogue>,
  reels: readonly LevelReel[],
  wanted: readonly ReelPlace[],
): Promise<void> {
  const before = new Map(reels.map((reel) => [reel.reel_id, reel]));
  const levels = new Map<string | null, () => number>();
  let group: string | null = null;
  for (const { reelId, type } of wanted) {
    const parentId = isSubReelType(type) ? group : null;
    if (type === GROUP_TYPE) group = reelId;
    if (!levels.has(parentId)) levels.set(parentId, freePositions(reels, parentId));
    const position = levels.get(parentId)?.() ?? 0;
    const reel = before.get(reelId);
    if (reel?.parent_id === parentId && reel.position === position) continue;
    await db
      .updateTable('reels')
      .set({ parent_id: parentId, position })
      .where('reel_id', '=', reelId)
      .execute();
  }
}

/** Counts from 1 on a level, leaving out what is in the trash there. */
function freePositions(reels: readonly LevelReel[], parentId: string | null): () => number {
  const held = new Set(
    reels
      .filter(({ parent_id, trashed_at }) => parent_id === parentId && trashed_at !== null)
      .map(({ position }) => position),
  );
  let last = 0;
  return () => {
    do last += 1;
    while (held.has(last));
    return last;
  };
}
