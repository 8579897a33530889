import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { fold } from '../../contract/rules/text';
import { holds } from '../database/like';
import type { Catalogue } from '../database/schema';
import { TALENT_NAMES } from '../database/talentNames';

const SEARCHED = sql`(${TALENT_NAMES} || ' ' || talents.city_folded)`;

/** The conditions that a talent's name, city or profession holds these words, folded: one for each word. */
export async function holding(
  catalogue: Kysely<Catalogue>,
  words: readonly string[],
): Promise<readonly Expression<boolean>[]> {
  const professions = await professionsBy(catalogue, words);
  return words.map((word, at) => anyOf(holds(SEARCHED, word), professions[at] ?? []));
}

const anyOf = (held: RawBuilder<boolean>, categoryIds: readonly string[]): RawBuilder<boolean> =>
  categoryIds.length === 0
    ? held
    : sql`(${held} or ${sql.ref('talents.category_id')} in (${sql.join(categoryIds)}))`;

/** For each word the ids of the professions that hold it; an agency has few. */
async function professionsBy(
  catalogue: Kysely<Catalogue>,
  words: readonly string[],
): Promise<readonly (readonly string[])[]> {
  if (words.length === 0) return [];
  const all = await catalogue.selectFrom('categories').select(['category_id', 'singular']).execute();
  return words.map((word) =>
    all.filter(({ singular }) => fold(singular).includes(word)).map(({ category_id }) => category_id),
  );
}
