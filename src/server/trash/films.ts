import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import { chunks, enter, leave } from './entries';

/** Puts films into the trash. They keep their places on reels, unseen: see `PlacedRow`. */
export async function trashFilms(
  context: ChangeContext,
  filmIds: readonly string[],
  within: string | null = null,
): Promise<void> {
  const { catalogue, now } = context;
  for (const chunk of chunks(filmIds))
    await catalogue
      .updateTable('films')
      .set({ trashed_at: now.toISOString() })
      .where('film_id', 'in', chunk)
      .execute();
  await enter(
    context,
    'film',
    filmIds.map((id) => ({ id, place: null })),
    within,
  );
}

/** Takes films out of the trash: each is seen again where it stood on its reels. */
export async function restoreFilms(db: Kysely<Catalogue>, filmIds: readonly string[]): Promise<void> {
  for (const chunk of chunks(filmIds))
    await db.updateTable('films').set({ trashed_at: null }).where('film_id', 'in', chunk).execute();
  await leave(db, 'film', filmIds);
}

/** The talents on whose reels films stand, whether they show there now or not. */
export async function talentsShowing(
  db: Kysely<Catalogue>,
  filmIds: readonly string[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const chunk of chunks(filmIds)) {
    const rows = await db
      .selectFrom('reel_films')
      .innerJoin('reels', 'reels.reel_id', 'reel_films.reel_id')
      .select('reels.talent_id')
      .distinct()
      .where('reel_films.film_id', 'in', chunk)
      .where('reels.trashed_at', 'is', null)
      .execute();
    for (const { talent_id } of rows) found.add(talent_id);
  }
  return [...found];
}
