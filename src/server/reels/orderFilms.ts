import { rearranged } from '../../contract/rules/order';
import { change, type Handler, Refused } from '../http/handler';
import { filmRowsOf } from './filmRows';
import { requireReel } from './find';
import { inOrder } from './inOrder';
import { reelChanged } from './reelChanged';

/**
 * Puts the films of one reel into another order. All its rows must be named, each once, with positions 1 to n each
 * once; a list that misses a row or names one that is gone was drawn before another change and is refused as stale, as is
 * one made on another order than the reel has, unless that is the order wanted.
 */
export const reelOrderFilms: Handler<'reel.orderFilms'> = change(async (context, input) => {
  const { catalogue } = context;
  const { kind, rowIds, talentId } = input;
  if (rowIds.length === 0 || new Set(rowIds).size !== rowIds.length)
    throw new Refused({ kind: 'invalid', problems: { rowIds: rowIds.length ? 'malformed' : 'required' } });
  const ordered = inOrder(rowIds, input.positions, 'positions');
  const first = await catalogue
    .selectFrom('reel_films')
    .select('reel_id')
    .where('row_id', 'in', ordered.slice(0, 1))
    .executeTakeFirst();
  if (!first) throw new Refused({ kind: 'notFound' });
  const reel = await requireReel(catalogue, kind, first.reel_id, talentId);
  const rows = await filmRowsOf(catalogue, first.reel_id);
  const shown = new Map(rows.filter((row) => !row.isHidden).map((row) => [row.row_id, row]));
  const wanted = ordered.flatMap((rowId) => shown.get(rowId) ?? []);
  const now = [...shown.keys()];
  const isAll = wanted.length === ordered.length && shown.size === ordered.length;
  const isAsSeen = [input.seenRowIds ?? now, ordered].some((order) => isSameOrder(order, now));
  if (!isAll || !isAsSeen) throw new Refused({ kind: 'conflict', reason: 'stale' });
  for (const { row_id, position } of rearranged(wanted))
    await catalogue.updateTable('reel_films').set({ position }).where('row_id', '=', row_id).execute();
  await reelChanged(context, reel, { rows: rows.map((row) => row.row_id) });
  return {};
});

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((rowId, at) => rowId === other[at]);
