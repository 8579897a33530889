import type { Kysely } from 'kysely';
import type { Catalogue, ReelFilmRow } from '../database/schema';

/** A row, and whether its film is in the trash: then nobody sees it, but it keeps its place for when the film is restored. */
export interface PlacedRow extends ReelFilmRow {
  readonly isHidden: boolean;
}

/** The films on a reel, in order, those in the trash among them. */
export async function filmRowsOf(db: Kysely<Catalogue>, reelId: string): Promise<readonly PlacedRow[]> {
  const rows = await db
    .selectFrom('reel_films')
    .innerJoin('films', 'films.film_id', 'reel_films.film_id')
    .selectAll('reel_films')
    .select('films.trashed_at')
    .where('reel_films.reel_id', '=', reelId)
    .orderBy('reel_films.position')
    .orderBy('reel_films.row_id')
    .execute();
  return rows.map(({ trashed_at, ...row }) => ({ ...row, isHidden: trashed_at !== null }));
}
