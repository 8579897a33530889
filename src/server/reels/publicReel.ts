import type { Kysely } from 'kysely';
import { personName } from '../../contract/rules/personName';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Catalogue } from '../database/schema';

/** A reel as those outside may know it. `owner` is the talent's name, empty for the agency's own reels. */
export interface PublicReel {
  readonly reelId: string;
  readonly title: string;
  readonly owner: string;
  readonly isOnline: boolean;
}

/** A film that plays: `thumbnail` is 0 for its own picture, else counts from 1, and nothing when it has none; `duration` in seconds. */
export interface PublicFilm {
  readonly filmId: string;
  readonly title: string;
  readonly director: string;
  readonly year: string;
  readonly duration: number;
  readonly thumbnail: number | undefined;
}

/** The reel of an id, of a talent or of the agency, unless it or its talent is in the trash. */
export async function findPublicReel(db: Kysely<Catalogue>, reelId: string): Promise<PublicReel | undefined> {
  const found = await db
    .selectFrom('reels')
    .leftJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .select(['reels.title', 'reels.online', 'talents.first_name', 'talents.last_name'])
    .where('reels.reel_id', '=', reelId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const owner = personName(found.first_name ?? '', found.last_name ?? '');
  return { reelId, title: found.title, owner, isOnline: found.online === 1 };
}

/** The films of a reel that have been encoded, in order. */
export async function playableFilms(
  db: Kysely<Catalogue>,
  { reelId }: PublicReel,
): Promise<readonly PublicFilm[]> {
  const rows = await db
    .selectFrom('reel_films as placed')
    .innerJoin('films', 'films.film_id', 'placed.film_id')
    .select(['films.film_id', 'films.title', 'director', 'year', 'duration', 'thumbnail_count'])
    .select(['chosen_thumbnail', 'own_thumbnail'])
    .where('placed.reel_id', '=', reelId)
    .where('films.trashed_at', 'is', null)
    .where('films.duration', '>', 0)
    .orderBy('placed.position')
    .execute();
  return rows.map(({ film_id, thumbnail_count, chosen_thumbnail, own_thumbnail, ...film }) => ({
    ...film,
    filmId: film_id,
    thumbnail: shownThumbnail(thumbnail_count, chosen_thumbnail, own_thumbnail === 1),
  }));
}

function shownThumbnail(count: number, chosen: number, hasOwn: boolean): number | undefined {
  if (hasOwn && (chosen === OWN_THUMBNAIL || count === 0)) return OWN_THUMBNAIL;
  return count < 1 ? undefined : Math.min(Math.max(chosen, 1), count);
}
