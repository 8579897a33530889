import type { Kysely } from 'kysely';
import { slug } from '../../contract/rules/text';
import type { Catalogue } from '../database/schema';

/**
 * Gives a special reel the slug of its title. From then on that leads to this reel alone, also under another title or in the
 * trash; a reel whose title makes none, or that of another reel, goes by its id.
 */
export async function giveSlug(db: Kysely<Catalogue>, reelId: string, title: string): Promise<void> {
  const wanted = slug(title);
  const own = wanted !== '' && (await isGiven(db, wanted, reelId)) ? wanted : null;
  await db.updateTable('reels').set({ slug: own }).where('reel_id', '=', reelId).execute();
}

/** Takes a slug for a reel, unless it leads to another one; an id does, wherever it is the same. */
async function isGiven(db: Kysely<Catalogue>, wanted: string, reelId: string): Promise<boolean> {
  const ofId = await db
    .selectFrom('reels')
    .select('reel_id')
    .where('reel_id', '=', wanted)
    .executeTakeFirst();
  if (ofId) return false;
  await db
    .insertInto('reel_slugs')
    .values({ slug: wanted, reel_id: reelId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  return (await reelOfSlug(db, wanted)) === reelId;
}

/** The special reel that a slug leads to, be it a former one. */
export async function reelOfSlug(db: Kysely<Catalogue>, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('reel_slugs')
    .select('reel_id')
    .where('slug', '=', name)
    .executeTakeFirst();
  return found?.reel_id;
}
