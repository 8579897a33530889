import { chunks } from '../database/chunks';
import type { ChangeContext } from '../http/handler';
import type { Identity } from './identity';
import { inSlugs } from './inSlugs';

/** Slugs that name the person lead to reels no more, those of former titles neither: the reels go by their ids. */
export async function leaveSlugs(
  { catalogue, alsoChanged }: ChangeContext,
  identity: Identity,
): Promise<void> {
  const isNamedIn = inSlugs(identity);
  const rows = await catalogue
    .selectFrom('reel_slugs')
    .innerJoin('reels', 'reels.reel_id', 'reel_slugs.reel_id')
    .select(['reel_slugs.slug', 'reels.talent_id'])
    .execute();
  const named = rows.filter((row) => isNamedIn(row.slug));
  for (const chunk of chunks(named.map((row) => row.slug))) {
    await catalogue.updateTable('reels').set({ slug: null }).where('slug', 'in', chunk).execute();
    await catalogue.deleteFrom('reel_slugs').where('slug', 'in', chunk).execute();
  }
  for (const { talent_id } of named) alsoChanged('reels', talent_id ?? '');
}
