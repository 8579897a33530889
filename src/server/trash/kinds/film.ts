import type { Kysely } from 'kysely';
import type { Catalogue } from '../../database/schema';
import type { ChangeContext } from '../../http/handler';
import { chunks } from '../entries';
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
  publish: (context, { id, owner }) => publishFilms(context, owner, [id]),
  remove: removeFilms,
});

/** Tells the pages of a talent whose films went or came back, those on whose reels the films stand, and the list of talents. */
export async function publishFilms(
  context: ChangeContext,
  owner: string | null,
  filmIds: readonly string[],
): Promise<void> {
  const talentId = owner ?? '';
  context.publish({ kind: 'changed', what: 'films', talentId });
  for (const shown of new Set([talentId, ...(await talentsShowing(context.catalogue, filmIds))]))
    context.publish({ kind: 'changed', what: 'reels', talentId: shown });
  context.publish({ kind: 'changed', what: 'talents', talentId });
}

/** The talents on whose reels films stand, whether they show there now or not. */
async function talentsShowing(
  db: Kysely<Catalogue>,
  filmIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const chunk of chunks(filmIds)) {
    const rows = await db
      .selectFrom('reel_films')
      .innerJoin('reels', 'reels.reel_id', 'reel_films.reel_id')
      .select('reels.talent_id')
      .distinct()
      .where('reel_films.film_id', 'in', chunk)
      .where('reels.special', '=', 0)
      .where('reels.trashed_at', 'is', null)
      .execute();
    for (const { talent_id } of rows) if (talent_id !== null) found.add(talent_id);
  }
  return found;
}
