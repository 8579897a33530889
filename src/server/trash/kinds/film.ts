import type { Kysely } from 'kysely';
import type { Catalogue } from '../../database/schema';
import { chunks } from '../../database/chunks';
import { removeFilms } from '../removeFilms';
import { trashable } from '../trashable';

/** A film. It keeps its places on reels, unseen. */
export const film = trashable({
  table: 'films',
  id: 'film_id',
  owner: 'talent_id',
  title: ({ title }) => title,
  picture: ({ thumbnail_count: count, chosen_thumbnail: chosen }) => ({
    thumbnail: count < 1 ? 0 : Math.min(Math.max(chosen, 1), count),
  }),
  entity: 'film',
  shownBy: ['talent'],
  reelOwners,
  remove: removeFilms,
});

/** On whose reels films stand, whether they show there now or not. */
async function reelOwners(db: Kysely<Catalogue>, filmIds: readonly string[]): Promise<(string | null)[]> {
  const found = new Set<string | null>();
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
