import type { ByRow } from './changedRows';
import type { Collected } from './collected';

type Rows<T> = Readonly<Record<string, T>>;
type Order<T, P> = Pick<ByRow<T, P, never>, 'belongsTo' | 'compare'>;

/**
 * Lists after some rows became others: those that are gone, or belong to a list no longer, leave it; those that belong to
 * it stand at their place. A list that stays as it was is the same object.
 */
export function placeRows<T, P>(
  lists: Collected<T, P>['lists'],
  ids: readonly string[],
  before: Rows<T>,
  now: Rows<T>,
  { belongsTo = () => true, compare }: Order<T, P>,
): Collected<T, P>['lists'] {
  const isMoved = (id: string) => {
    const [was, is] = [before[id], now[id]];
    return compare !== undefined && was !== undefined && is !== undefined && compare(was, is) !== 0;
  };
  return Object.fromEntries(
    Object.entries(lists).map(([key, list]) => {
      if (list.data === null) return [key, list];
      const present = new Set(list.data);
      const belongs = (id: string) =>
        now[id] !== undefined && (belongsTo(now[id], list.params) ?? present.has(id));
      const leaving = new Set(ids.filter((id) => present.has(id) && (!belongs(id) || isMoved(id))));
      const coming = ids.filter((id) => (!present.has(id) || leaving.has(id)) && belongs(id));
      if (leaving.size === 0 && coming.length === 0) return [key, list];
      const data = list.data.filter((id) => !leaving.has(id));
      for (const id of coming) data.splice(placeOf(id, data, now, compare), 0, id);
      return [key, { ...list, data }];
    }),
  );
}

/** Before the first row that comes after it. */
function placeOf<T>(id: string, data: readonly string[], rows: Rows<T>, compare: Order<T, never>['compare']) {
  const row = rows[id];
  const at = data.findIndex((other) => {
    const next = rows[other];
    return compare !== undefined && row !== undefined && next !== undefined && compare(row, next) < 0;
  });
  return at < 0 ? data.length : at;
}
