import { optional } from '../wire/field';
import { choice, whole } from '../wire/fields';

/** The table queries of spec section 7: what orders the rows, how many, which page (from 1). No order is the usual one. */
export const tableQuery = <const W extends Readonly<Record<string, string>>>(
  orders: W,
  usual: W[keyof W],
) => ({
  order: optional(choice('ORDER', { ...orders, '': usual })),
  limit: optional(whole('LIMIT', 1, 100_000)),
  page: optional(whole('PAGE', 1, 1_000_000)),
});
