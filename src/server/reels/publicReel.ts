import type { Kysely, Selectable } from 'kysely';
import type { ReelKind } from '../../contract/rules/reelType';
import { personName } from '../../contract/rules/personName';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Catalogue, ReelRow } from '../database/schema';

/** A reel as those outside may know it. `owner` is the talent's name, empty for the agency's own reels. */
export interface PublicReel {
  readonly reelId: string;
  readonly title: string;
  readonly owner: string;
  /** What a special reel says of itself (H1 and H2); empty where it says nothing. */
  readonly heading: string;
  readonly subheading: string;
  readonly isOnline: boolean;
  readonly kind: ReelKind;
  /** Where a link or a poster leads. */
  readonly linkValue: string;
  readonly poster: PublicPoster;
}

/** What only a poster says: two lines, and the name of its picture; all empty elsewhere. */
export interface PublicPoster {
  readonly subtitle1: string;
  readonly subtitle2: string;
  readonly picture: string;
}

export const posterOf = (row: Pick<ReelRow, 'subtitle_1' | 'subtitle_2' | 'picture'>): PublicPoster => ({
  subtitle1: row.subtitle_1,
  subtitle2: row.subtitle_2,
  picture: row.picture,
});

/** A film that plays: `thumbnail` is 0 for its own picture, else counts from 1, and nothing when it has none; `duration` in seconds. */
export interface PublicFilm {
  readonly filmId: string;
  readonly title: string;
  readonly director: string;
  readonly year: string;
  readonly duration: number;
  readonly thumbnail: number | undefined;
  /** The file of its own picture. */
  readonly ownFile: string;
}

/** The reel of an id, of a talent or of the agency, unless it or its talent is in the trash. */
export async function findPublicReel(db: Kysely<Catalogue>, reelId: string): Promise<PublicReel | undefined> {
  const found = await db
    .selectFrom('reels')
    .leftJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .select(['reels.title', 'reels.online', 'reels.kind', 'reels.link_value'])
    .select(['reels.heading', 'reels.subheading'])
    .select(['reels.subtitle_1', 'reels.subtitle_2', 'reels.picture'])
    .select(['talents.first_name', 'talents.last_name'])
    .where('reels.reel_id', '=', reelId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const owner = personName(found.first_name ?? '', found.last_name ?? '');
  const { title, heading, subheading, kind, link_value } = found;
  const said = { title, owner, heading, subheading };
  const isOnline = found.online === 1;
  return { reelId, ...said, isOnline, kind, linkValue: link_value, poster: posterOf(found) };
}

/** The films of a reel that have been encoded, in order. */
export async function playableFilms(
  db: Kysely<Catalogue>,
  { reelId }: Pick<PublicReel, 'reelId'>,
): Promise<readonly PublicFilm[]> {
  const rows = await db
    .selectFrom('reel_films as placed')
    .innerJoin('films', 'films.film_id', 'placed.film_id')
    .select(['films.film_id', 'films.title', 'director', 'year', 'duration', 'thumbnail_count'])
    .select(['chosen_thumbnail', 'own_thumbnail', 'own_checked', 'own_file'])
    .where('placed.reel_id', '=', reelId)
    .where('films.trashed_at', 'is', null)
    .where('films.duration', '>', 0)
    .orderBy('placed.position')
    .execute();
  return rows.map((row) => {
    const { film_id: filmId, title, director, year, duration, own_file: ownFile } = row;
    return { filmId, title, director, year, duration, thumbnail: shownThumbnail(row), ownFile };
  });
}

type Pictured = Pick<
  Selectable<Catalogue['films']>,
  'thumbnail_count' | 'chosen_thumbnail' | 'own_thumbnail' | 'own_checked'
>;

/** The number of the picture that stands for a film, or nothing where it has none, or none that was checked. */
export function shownThumbnail(film: Pictured): number | undefined {
  const { thumbnail_count: count, chosen_thumbnail: chosen } = film;
  if (film.own_thumbnail === 1 && (chosen === OWN_THUMBNAIL || count === 0))
    return film.own_checked === 1 ? OWN_THUMBNAIL : undefined;
  return count < 1 ? undefined : Math.min(Math.max(chosen, 1), count);
}
