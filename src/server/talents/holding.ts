import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/rules/language';
import { fold } from '../../contract/rules/text';
import { holds } from '../database/like';
import type { Catalogue } from '../database/schema';
import { TALENT_NAMES } from '../database/talentNames';
import { professionIn } from '../words';

const SEARCHED = sql`(${TALENT_NAMES} || ' ' || talents.city_folded)`;

/** The conditions that a talent's name, city or profession, in a language too, holds these words, folded: one for each word. */
export async function holding(
  catalogue: Kysely<Catalogue>,
  words: readonly string[],
  language: Language | undefined,
): Promise<readonly Expression<boolean>[]> {
  const professions = await professionsBy(catalogue, words, language);
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
  language: Language = 'en',
): Promise<readonly (readonly string[])[]> {
  if (words.length === 0) return [];
  const all = await catalogue.selectFrom('categories').select(['category_id', 'singular']).execute();
  const called = all.map(({ category_id, singular }) => ({
    category_id,
    names: [singular, professionIn(language, singular)].map(fold),
  }));
  return words.map((word) =>
    called
      .filter(({ names }) => names.some((name) => name.includes(word)))
      .map(({ category_id }) => category_id),
  );
}
