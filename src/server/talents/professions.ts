import type { Kysely, Transaction } from 'kysely';
import type { Catalogue } from '../database/schema';
import { newId } from '../ids';

/** The professions of a new agency, in the order of the left panel. */
export const professions = {
  director: { name: 'Directors', singular: 'Director', routerUrl: 'directors' },
  cinematographer: { name: 'Cinematographers', singular: 'Cinematographer', routerUrl: 'cinematographers' },
  editor: { name: 'Editors', singular: 'Editor', routerUrl: 'editors' },
  actor: { name: 'Actors', singular: 'Actor', routerUrl: 'actors' },
  designer: {
    name: 'Production designers',
    singular: 'Production designer',
    routerUrl: 'production_designers',
  },
  composer: { name: 'Composers', singular: 'Composer', routerUrl: 'composers' },
} as const;
export type Profession = keyof typeof professions;

/** Gives an empty catalogue the professions; returns the id of each. */
export async function fillCategories(catalogue: Kysely<Catalogue>): Promise<ReadonlyMap<Profession, string>> {
  const rows = Object.entries(professions).map(([key, { name, singular, routerUrl }], index) => ({
    key: key as Profession,
    row: { category_id: newId(), name, singular, router_url: routerUrl, position: index + 1 },
  }));
  await catalogue
    .insertInto('categories')
    .values(rows.map(({ row }) => row))
    .execute();
  return new Map(rows.map(({ key, row }) => [key, row.category_id]));
}

/** Gives a catalogue that has no professions those of a new agency: without one no talent can be added. */
export async function requireCategories(catalogue: Transaction<Catalogue>): Promise<void> {
  const has = await catalogue.selectFrom('categories').select('category_id').limit(1).executeTakeFirst();
  if (!has) await fillCategories(catalogue);
}
