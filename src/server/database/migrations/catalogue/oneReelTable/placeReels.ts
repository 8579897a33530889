import type { Kysely } from 'kysely';
import type { OneReelTable } from './after';
import { placesOf, type StoredReel } from './places';

/** Puts each copied reel into its group and at its place, what is in the trash among the others. */
export async function placeReels(db: Kysely<OneReelTable>): Promise<void> {
  for (const reels of (await storedReels(db)).values()) {
    const places = placesOf(reels);
    for (const { reelId, position } of reels) {
      const place = places.get(reelId);
      if (!place || (place.parentId === null && place.position === position)) continue;
      await db
        .updateTable('reels')
        .set({ parent_id: place.parentId, position: place.position })
        .where('reel_id', '=', reelId)
        .execute();
    }
  }
}

/** All reels with what the earlier tables and the trash tell of their places, special ones and others of each owner apart. */
async function storedReels(db: Kysely<OneReelTable>): Promise<ReadonlyMap<string, readonly StoredReel[]>> {
  const rows = await db
    .selectFrom('reels')
    .leftJoin('old_reels', 'old_reels.reel_id', 'reels.reel_id')
    .leftJoin('trash', (join) =>
      join.onRef('trash.subject_id', '=', 'reels.reel_id').on('trash.kind', 'in', ['reel', 'specialReel']),
    )
    .select(['reels.reel_id', 'reels.talent_id', 'reels.special', 'reels.position', 'reels.trashed_at'])
    .select(['old_reels.type', 'trash.within', 'trash.place'])
    .execute();
  const ofOwners = new Map<string, StoredReel[]>();
  for (const { reel_id: reelId, talent_id, special, trashed_at, type, ...row } of rows) {
    const owner = `${special} ${talent_id ?? ''}`;
    const reels = ofOwners.get(owner) ?? [];
    if (reels.length === 0) ofOwners.set(owner, reels);
    reels.push({ ...row, reelId, type: type ?? '', isTrashed: trashed_at !== null });
  }
  return ofOwners;
}
