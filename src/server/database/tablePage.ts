import type { SelectQueryBuilder } from 'kysely';

/** The table query of spec section 7: what orders the rows, how many, and which page (from 1). */
interface TableQuery<Order extends string> {
  readonly order?: Order | undefined;
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
}

/**
 * Puts the rows of a list in order and cuts out the page asked for; without a limit all rows come. The first of the
 * orders is the usual one.
 */
export function tablePage<DB, Tables extends keyof DB, Row, Order extends string>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { order, limit, page = 1 }: TableQuery<Order>,
  orders: Readonly<
    Record<Order, (query: SelectQueryBuilder<DB, Tables, Row>) => SelectQueryBuilder<DB, Tables, Row>>
  >,
): SelectQueryBuilder<DB, Tables, Row> {
  const sorted = orders[order ?? (Object.keys(orders)[0] as Order)](query);
  return limit === undefined ? sorted : sorted.limit(limit).offset((page - 1) * limit);
}
