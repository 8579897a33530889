import type { Kysely } from 'kysely';
import type { NewsletterContent } from '../../contract/entities/newsletter';
import { chunks } from '../database/chunks';
import type { Catalogue } from '../database/schema';
import { type PublicFilm, shownThumbnail } from '../reels/publicReel';

/** The films that a newsletter names, each once: those of its cards, and the one that its title leads to. */
export const filmIdsOf = ({ items, linkType, linkValue }: NewsletterContent): readonly string[] => [
  ...new Set([
    ...items.flatMap((item) => (item.kind === 'film' ? [item.filmId] : [])),
    ...(linkType === 'film' ? [linkValue] : []),
  ]),
];

/** Those of the agency's films that are not in the trash, by id; one that cannot be played yet has no duration. */
export async function liveFilms(
  db: Kysely<Catalogue>,
  filmIds: readonly string[],
): Promise<ReadonlyMap<string, PublicFilm>> {
  const found = new Map<string, PublicFilm>();
  for (const chunk of chunks(filmIds)) {
    const rows = await db
      .selectFrom('films')
      .select(['film_id', 'title', 'director', 'year', 'duration'])
      .select(['thumbnail_count', 'chosen_thumbnail', 'own_thumbnail', 'own_checked', 'own_file'])
      .where('film_id', 'in', chunk)
      .where('trashed_at', 'is', null)
      .execute();
    for (const { film_id: filmId, title, director, year, duration, ...pictured } of rows)
      found.set(filmId, {
        ...{ filmId, title, director, year, duration },
        thumbnail: shownThumbnail(pictured),
        ownFile: pictured.own_file,
      });
  }
  return found;
}
