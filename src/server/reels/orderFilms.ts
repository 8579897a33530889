import { change, type Handler, Refused } from '../http/handler';
import { filmRowsOf } from './filmRows';
import { requireReel } from './find';
import { rearranged } from './rearranged';
import { reelChanged } from './reelChanged';

/**
 * Puts the films of one reel into another order. All its rows must be named, each once, with positions 1 to n each
 * once; a list that misses a row or names one that is gone was drawn before another change and is refused as stale.
 */
export const reelOrderFilms: Handler<'reel.orderFilms'> = change(async (context, input) => {
  const { catalogue } = context;
  const { kind, rowIds, talentId } = input;
  const ordered = inOrder(rowIds, input.positions);
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
  if (wanted.length !== ordered.length || shown.size !== ordered.length)
    throw new Refused({ kind: 'conflict', reason: 'stale' });
  for (const { row_id, position } of rearranged(wanted))
    await catalogue.updateTable('reel_films').set({ position }).where('row_id', '=', row_id).execute();
  await reelChanged(context, reel, { rows: rows.map((row) => row.row_id) });
  return {};
});

/** The row ids sorted by their positions. Refuses ids named twice and positions other than 1 to n. */
function inOrder(rowIds: readonly string[], positions: readonly string[]): readonly string[] {
  const count = rowIds.length;
  if (count === 0 || new Set(rowIds).size !== count)
    throw new Refused({ kind: 'invalid', problems: { rowIds: count === 0 ? 'required' : 'malformed' } });
  const numbers = positions.map((position) => (/^[1-9]\d{0,4}$/.test(position) ? Number(position) : 0));
  if (
    numbers.length !== count ||
    new Set(numbers).size !== count ||
    numbers.some((number) => number < 1 || number > count)
  )
    throw new Refused({ kind: 'invalid', problems: { positions: 'malformed' } });
  const ordered: string[] = [];
  numbers.forEach((number, index) => (ordered[number - 1] = rowIds[index] ?? ''));
  return ordered;
}
