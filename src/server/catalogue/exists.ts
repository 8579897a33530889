import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { Refused } from '../http/handler';

/** Refuses a profession that this agency has not. */
export async function requireCategory(catalogue: Kysely<Catalogue>, categoryId: string): Promise<void> {
  const categories = catalogue.selectFrom('categories').select('category_id');
  if (!(await categories.where('category_id', '=', categoryId).executeTakeFirst()))
    throw new Refused({ kind: 'notFound' });
}

/** Refuses a talent that this agency has not, or has in the trash. */
export async function requireTalent(catalogue: Kysely<Catalogue>, talentId: string): Promise<void> {
  const talents = catalogue.selectFrom('talents').select('talent_id').where('talent_id', '=', talentId);
  if (!(await talents.where('trashed_at', 'is', null).executeTakeFirst()))
    throw new Refused({ kind: 'notFound' });
}
