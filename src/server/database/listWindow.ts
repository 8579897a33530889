import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { readAside } from './sqlite';

type Counted = Expression<{ readonly rows: number }>;

/** How many rows of a list are found, and how many it has, by the queries that count them. */
export async function foundAndTotal<DB>(
  db: Kysely<DB>,
  found: Counted,
  total: Counted,
): Promise<{ readonly found: number; readonly total: number }> {
  const [counted] = await readAside(
    db,
    sql<{ found: number; total: number }>`select (${found}) as found, (${total}) as total`,
  );
  if (!counted) throw new Error('A count has one row');
  return { found: Number(counted.found), total: Number(counted.total) };
}

/** A query in the order of some expressions, or in that order from its end. */
export const inOrder = <DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  orders: readonly RawBuilder<unknown>[],
  isDescending: boolean,
): SelectQueryBuilder<DB, Tables, Row> =>
  orders.reduce((ordered, by) => ordered.orderBy(by, isDescending ? 'desc' : 'asc'), query);
