import type { Kysely, Selectable } from 'kysely';
import type { ReelKind } from '../../contract/rules/reelType';
import { homepageAddress, isLinkAddress } from '../../contract/rules/webAddress';
import { personName } from '../../contract/rules/personName';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Catalogue } from '../database/schema';

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
  /** Where a link leads. */
  readonly linkValue: string;
}

/** What stands on the page of a reel: the films of a reel, or a link. A group's page has one for each reel in it that is on. */
export type PublicPart =
  | {
      readonly kind: 'films';
      readonly reelId: string;
      readonly title: string;
      readonly films: readonly PublicFilm[];
    }
  | { readonly kind: 'link'; readonly reelId: string; readonly title: string; readonly address: string };

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
    .select(['reels.title', 'reels.online', 'reels.kind', 'reels.link_value'])
    .select(['reels.heading', 'reels.subheading'])
    .select(['talents.first_name', 'talents.last_name'])
    .where('reels.reel_id', '=', reelId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const owner = personName(found.first_name ?? '', found.last_name ?? '');
  const { title, heading, subheading, kind, link_value } = found;
  const said = { title, owner, heading, subheading };
  return { reelId, ...said, isOnline: found.online === 1, kind, linkValue: link_value };
}

/** What the page of a reel shows, in order; reels without a film that plays and links that no browser may follow are left out. */
export async function publicParts(db: Kysely<Catalogue>, reel: PublicReel): Promise<readonly PublicPart[]> {
  const shown = reel.kind === 'group' ? await onlineIn(db, reel.reelId) : [reel];
  const parts = await Promise.all(shown.map((each) => partOf(db, each)));
  return parts.flat();
}

type Shown = Pick<PublicReel, 'reelId' | 'title' | 'kind' | 'linkValue'>;

/** The reels of a group that are on, in order. */
async function onlineIn(db: Kysely<Catalogue>, groupId: string): Promise<readonly Shown[]> {
  const rows = await db
    .selectFrom('reels')
    .select(['reel_id', 'title', 'kind', 'link_value'])
    .where('parent_id', '=', groupId)
    .where('online', '=', 1)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('reel_id')
    .execute();
  return rows.map(({ reel_id, link_value, ...row }) => ({ ...row, reelId: reel_id, linkValue: link_value }));
}

async function partOf(
  db: Kysely<Catalogue>,
  { reelId, title, kind, linkValue }: Shown,
): Promise<readonly PublicPart[]> {
  if (kind === 'link')
    return isLinkAddress(linkValue)
      ? [{ kind: 'link', reelId, title, address: homepageAddress(linkValue) }]
      : [];
  const films = await playableFilms(db, { reelId });
  return films.length > 0 ? [{ kind: 'films', reelId, title, films }] : [];
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
    .select(['chosen_thumbnail', 'own_thumbnail', 'own_checked'])
    .where('placed.reel_id', '=', reelId)
    .where('films.trashed_at', 'is', null)
    .where('films.duration', '>', 0)
    .orderBy('placed.position')
    .execute();
  return rows.map((row) => {
    const { film_id: filmId, title, director, year, duration } = row;
    return { filmId, title, director, year, duration, thumbnail: shownThumbnail(row) };
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
