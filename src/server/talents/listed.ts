import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { InputOf } from '../../contract/script';
import { searchWords } from '../../contract/rules/text';
import type { ScriptByName } from '../../contract/scripts';
import type { TalentOrder } from '../../contract/scripts/talentWindows';
import { orderKey } from '../database/orderKey';
import type { Catalogue } from '../database/schema';
import { holding } from './holding';
import { filmsOf, reelsOf } from './talentQuery';

type Looked = InputOf<ScriptByName['talents.found']>;

/** All talents of a profession that are not in the trash, and those of them that are found as a list is looked at. */
export async function listedTalents(
  catalogue: Kysely<Catalogue>,
  { profession, online, search, language }: Looked,
) {
  const held = await holding(catalogue, searchWords(search), language);
  const categories = await catalogue.selectFrom('categories').select(['category_id', 'router_url']).execute();
  const category =
    categories.find(({ category_id }) => category_id === profession) ??
    categories.find(({ router_url }) => router_url === profession);
  const talents = catalogue.selectFrom('talents').where('talents.trashed_at', 'is', null);
  const all =
    category === undefined && profession === 'all'
      ? talents
      : talents.where('talents.category_id', '=', category?.category_id ?? '');
  const site = online === undefined ? all : all.where('online', '=', online ? 1 : 0);
  return { all, found: site.where(({ and }) => and(held)) };
}

const column = (name: string) => sql.ref(`talents.${name}`);
const byName = [column('name_order'), column('talent_id')];

/** What a list of talents is ordered by; of equals the name, and what has nothing there is the last. */
export async function ordersOf(
  catalogue: Kysely<Catalogue>,
  order: TalentOrder,
): Promise<readonly RawBuilder<unknown>[]> {
  const city = column('city_order');
  const orders = {
    name: () => [],
    profession: () => professionRank(catalogue),
    city: () => [sql`(${city} = '')`, city],
    films: () => [sql`(${filmsOf(catalogue)})`],
    reels: () => [sql`(${reelsOf(catalogue)})`],
    online: () => [sql`(1 - ${column('online')})`],
  } satisfies Record<TalentOrder, () => unknown>;
  return [...(await orders[order]()), ...byName];
}

/** Which place a talent's profession has among those of the agency, which has few; nothing where it has none. */
async function professionRank(catalogue: Kysely<Catalogue>): Promise<readonly RawBuilder<unknown>[]> {
  const all = await catalogue.selectFrom('categories').select(['category_id', 'singular']).execute();
  const keys = [...new Set(all.map(({ singular }) => orderKey(singular)))].toSorted();
  const ranks = all.map(({ category_id, singular }) => {
    const rank = singular === '' ? keys.length : keys.indexOf(orderKey(singular));
    return sql`when ${category_id} then ${sql.lit(rank)}`;
  });
  return ranks.length === 0 ? [] : [sql`case talents.category_id ${sql.join(ranks, sql` `)} end`];
}
