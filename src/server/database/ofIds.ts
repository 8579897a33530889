import { type RawBuilder, sql } from 'kysely';

/** The condition that a column holds one of these ids; without ids, any row meets it. */
export function ofIds(column: string, ids: readonly string[] | undefined): RawBuilder<boolean> {
  if (ids === undefined) return sql`1 = 1`;
  return ids.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(ids)})`;
}
