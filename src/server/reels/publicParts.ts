import type { Kysely } from 'kysely';
import { isLinkAddress, linkAddress } from '../../contract/rules/webAddress';
import type { Catalogue } from '../database/schema';
import { playableFilms, posterOf, type PublicFilm, type PublicPoster, type PublicReel } from './publicReel';

interface OfReel {
  readonly reelId: string;
  readonly title: string;
}

/**
 * What stands on the page of a reel: the films of a reel, a link, or a poster, which may lead nowhere. A group's page has
 * one for each reel in it that is on.
 */
export type PublicPart =
  | (OfReel & { readonly kind: 'films'; readonly films: readonly PublicFilm[] })
  | (OfReel & { readonly kind: 'link'; readonly address: string })
  | (OfReel & PublicPoster & { readonly kind: 'poster'; readonly address: string | undefined });

/** What the page of a reel shows, in order; reels without a film that plays and links that no browser may follow are left out. */
export async function publicParts(db: Kysely<Catalogue>, reel: PublicReel): Promise<readonly PublicPart[]> {
  const shown = reel.kind === 'group' ? await onlineIn(db, reel.reelId) : [reel];
  const parts = await Promise.all(shown.map((each) => partOf(db, each)));
  return parts.flat();
}

type Shown = Pick<PublicReel, 'reelId' | 'title' | 'kind' | 'linkValue' | 'poster'>;

/** The reels of a group that are on, in order. */
async function onlineIn(db: Kysely<Catalogue>, groupId: string): Promise<readonly Shown[]> {
  const rows = await db
    .selectFrom('reels')
    .select(['reel_id', 'title', 'kind', 'link_value', 'subtitle_1', 'subtitle_2', 'picture'])
    .where('parent_id', '=', groupId)
    .where('online', '=', 1)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('reel_id')
    .execute();
  return rows.map((row) => {
    const { reel_id: reelId, title, kind, link_value: linkValue } = row;
    return { reelId, title, kind, linkValue, poster: posterOf(row) };
  });
}

async function partOf(
  db: Kysely<Catalogue>,
  { reelId, title, kind, linkValue, poster }: Shown,
): Promise<readonly PublicPart[]> {
  const address = isLinkAddress(linkValue) ? linkAddress(linkValue) : undefined;
  if (kind === 'poster') return [{ kind, reelId, title, address, ...poster }];
  if (kind === 'link') return address === undefined ? [] : [{ kind, reelId, title, address }];
  const films = await playableFilms(db, { reelId });
  return films.length > 0 ? [{ kind: 'films', reelId, title, films }] : [];
}
