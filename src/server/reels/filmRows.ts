import type { Kysely } from 'kysely';
import type { Catalogue, ReelFilmRow } from '../database/schema';
import { liveReel, liveSpecialReel } from './find';

export type ReelKind = 'normal' | 'special';

const tables = { normal: 'reel_films', special: 'special_reel_films' } as const;

/** The table of the films on reels of a kind; the two are alike. */
export const filmRowsTable = (kind: ReelKind) => tables[kind];

/** Refuses as not found unless a live reel of the kind has this id and this owner. */
export async function requireReel(
  db: Kysely<Catalogue>,
  kind: ReelKind,
  reelId: string,
  talentId: string,
): Promise<void> {
  await (kind === 'special' ? liveSpecialReel(db, reelId, talentId) : liveReel(db, reelId, talentId));
}

/** The films on a reel, in order. */
export function filmRowsOf(db: Kysely<Catalogue>, kind: ReelKind, reelId: string): Promise<ReelFilmRow[]> {
  return db
    .selectFrom(filmRowsTable(kind))
    .select(['row_id', 'reel_id', 'film_id', 'position'])
    .where('reel_id', '=', reelId)
    .orderBy('position')
    .orderBy('row_id')
    .execute();
}

/** Gives rows their positions by the order in which they stand, from 1; writes only those that change. */
export async function placeInOrder(
  db: Kysely<Catalogue>,
  kind: ReelKind,
  rows: readonly ReelFilmRow[],
): Promise<void> {
  for (const [index, row] of rows.entries())
    if (row.position !== index + 1)
      await db
        .updateTable(filmRowsTable(kind))
        .set({ position: index + 1 })
        .where('row_id', '=', row.row_id)
        .execute();
}
