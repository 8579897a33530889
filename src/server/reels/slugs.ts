import type { Kysely } from 'kysely';
import { slug } from '../../contract/rules/text';
import type { Catalogue } from '../database/schema';

/**
 * The slugs of all special reels, by id: that of its title, where no other has the same one. Else it goes by its id, as one
 * whose title makes none: what a slug opens is never another reel than before.
 */
export async function slugsOf(db: Kysely<Catalogue>): Promise<ReadonlyMap<string, string>> {
  const reels = await db
    .selectFrom('reels')
    .select(['reel_id', 'title'])
    .where('special', '=', 1)
    .where('trashed_at', 'is', null)
    .execute();
  const slugs = reels.map(({ title }) => slug(title));
  const counts = new Map<string, number>();
  for (const each of slugs) counts.set(each, (counts.get(each) ?? 0) + 1);
  return new Map(
    reels.map(({ reel_id }, at) => {
      const own = slugs[at] ?? '';
      return [reel_id, own !== '' && counts.get(own) === 1 ? own : reel_id];
    }),
  );
}

/** The special reel that a slug opens, if there is one. */
export async function reelOfSlug(db: Kysely<Catalogue>, name: string): Promise<string | undefined> {
  for (const [reelId, own] of await slugsOf(db)) if (own === name) return reelId;
  return undefined;
}
