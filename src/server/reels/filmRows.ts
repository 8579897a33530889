import type { Kysely } from 'kysely';
import type { Catalogue, ReelFilmRow } from '../database/schema';
import { liveReel, liveSpecialReel } from './find';

export type ReelKind = 'normal' | 'special';

/** The two tables have the same columns, so that queries know them as one. */
const tables: Readonly<Record<ReelKind, 'reel_films'>> = {
  normal: 'reel_films',
  special: 'special_reel_films' satisfies keyof Catalogue as string as 'reel_films',
};

/** The table of the films on reels of a kind. */
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

/** A row, and whether its film is in the trash: then nobody sees it, but it keeps its place for when the film is restored. */
interface PlacedRow extends ReelFilmRow {
  readonly isHidden: boolean;
}

/** The films on a reel, in order, those in the trash among them. */
export async function filmRowsOf(
  db: Kysely<Catalogue>,
  kind: ReelKind,
  reelId: string,
): Promise<readonly PlacedRow[]> {
  const table = filmRowsTable(kind);
  const rows = await db
    .selectFrom(`${table} as placed`)
    .innerJoin('films', 'films.film_id', 'placed.film_id')
    .select(['placed.row_id', 'placed.reel_id', 'placed.film_id', 'placed.position', 'films.trashed_at'])
    .where('placed.reel_id', '=', reelId)
    .orderBy('placed.position')
    .orderBy('placed.row_id')
    .execute();
  return rows.map(({ trashed_at, ...row }) => ({ ...row, isHidden: trashed_at !== null }));
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
