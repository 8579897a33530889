import type { Kysely, Migration } from 'kysely';
import { slug } from '../../../../contract/rules/text';
import { chunks } from '../../chunks';
import { key, partOf } from '../columns';

interface SpecialReel {
  readonly reel_id: string;
  readonly title: string;
  readonly trashed_at: string | null;
}

/** The tables as this leaves them, as far as it has to do with them. */
interface After {
  reels: SpecialReel & { special: number; slug: string | null };
  reel_slugs: { slug: string; reel_id: string };
}

/**
 * A special reel has a slug of its own, and keeps leading from those that it had: they were read from the titles of all, so
 * that a title given to another reel, or taken from it, led elsewhere or nowhere. Whatever led to a reel leads to it still.
 */
export const reelSlugs: Migration = {
  async up(db: Kysely<After>) {
    const { schema } = db;
    await schema.alterTable('reels').addColumn('slug', 'text').execute();
    await schema
      .createTable('reel_slugs')
      .addColumn('slug', 'text', key)
      .addColumn('reel_id', 'text', partOf('reels.reel_id'))
      .execute();
    await schema.createIndex('slugs_by_reel').on('reel_slugs').column('reel_id').execute();
    const given = slugsNow(await specialReels(db));
    const ids = new Set((await db.selectFrom('reels').select('reel_id').execute()).map((row) => row.reel_id));
    const rows = [...given].flatMap(([own, reel_id]) => (ids.has(own) ? [] : [{ slug: own, reel_id }]));
    for (const chunk of chunks(rows)) await db.insertInto('reel_slugs').values(chunk).execute();
    await db
      .updateTable('reels')
      .set(({ selectFrom }) => ({
        slug: selectFrom('reel_slugs')
          .select('reel_slugs.slug')
          .whereRef('reel_slugs.reel_id', '=', 'reels.reel_id'),
      }))
      .where('special', '=', 1)
      .execute();
    await schema.createIndex('reels_by_slug').unique().on('reels').column('slug').execute();
  },
};

/** Those in the trash last, and of these what went there last first. */
const specialReels = (db: Kysely<After>): Promise<readonly SpecialReel[]> =>
  db
    .selectFrom('reels')
    .select(['reel_id', 'title', 'trashed_at'])
    .where('special', '=', 1)
    .orderBy('trashed_at', (order) => order.desc().nullsFirst())
    .orderBy('reel_id')
    .execute();

/** Which reel each slug leads to: the only one that has it, or the one in the trash that had it last. */
function slugsNow(reels: readonly SpecialReel[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const shared = new Set(['']);
  for (const { reel_id, title, trashed_at } of reels) {
    const own = slug(title);
    if (!first.has(own)) first.set(own, reel_id);
    else if (trashed_at === null) shared.add(own);
  }
  return new Map([...first].filter(([own]) => !shared.has(own)));
}
