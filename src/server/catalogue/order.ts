import type { SelectQueryBuilder } from 'kysely';
import { Refused } from '../http/handler';

/** The table query of spec section 7: the column that orders the rows, how many, and which page (from 1). */
export interface TableQuery {
  readonly order?: string | undefined;
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
}

/**
 * Puts the rows of a list in order and cuts out the page asked for; without a limit all rows come. `orders` names the
 * columns that may be asked for; the first is used when none is. Another is refused.
 */
export function tablePage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { order, limit, page = 1 }: TableQuery,
  orders: Readonly<
    Record<string, (query: SelectQueryBuilder<DB, Tables, Row>) => SelectQueryBuilder<DB, Tables, Row>>
  >,
): SelectQueryBuilder<DB, Tables, Row> {
  const name = order || Object.keys(orders)[0] || '';
  const sort = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (sort === undefined) throw new Refused({ kind: 'invalid', problems: { order: 'malformed' } });
  const sorted = sort(query);
  return limit === undefined ? sorted : sorted.limit(limit).offset((page - 1) * limit);
}
