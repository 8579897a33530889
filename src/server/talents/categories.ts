import type { Kysely } from 'kysely';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import type { Catalogue } from '../database/schema';
import { type Handler, readCatalogue, Refused } from '../http/handler';

/** The professions in their order. */
export const categoriesList: Handler<'categories.list'> = readCatalogue(({ catalogue }) => {
  const categories = catalogue
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('category_id');
  return jsonRows(catalogue, scripts['categories.list'].reply, categories, {
    categoryId: 'category_id',
    name: 'name',
    singular: 'singular',
    routerUrl: 'router_url',
    position: 'position',
  });
});

/** Refuses a profession that this agency has not. */
export async function requireCategory(catalogue: Kysely<Catalogue>, categoryId: string): Promise<void> {
  const categories = catalogue.selectFrom('categories').select('category_id');
  if (!(await categories.where('category_id', '=', categoryId).executeTakeFirst()))
    throw new Refused({ kind: 'notFound' });
}
