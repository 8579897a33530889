import type { ReelRow } from '../database/schema';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { newId } from '../ids';
import { filmRowsOf, type PlacedRow } from './filmRows';
import { anyLiveReel } from './find';
import { reelChanged } from './reelChanged';

/**
 * Puts films from one reel onto another, off a reel or onto one, all of them or none. A film that a colleague took off the
 * first reel meanwhile, or put onto the other, lets all stay as it is.
 */
export const reelMoveFilms: Handler<'reel.moveFilms'> = change(async (context, input) => {
  const { filmIds, fromId, toId, positions = [] } = input;
  const numbers = positions.map((position) => (/^[1-9]\d{0,4}$/.test(position) ? Number(position) : 0));
  if (filmIds.length === 0 || new Set(filmIds).size !== filmIds.length)
    throw invalid('filmIds', filmIds.length === 0 ? 'required' : 'malformed');
  if (fromId === toId) throw invalid('toId', 'malformed');
  if (positions.length > 0 && (numbers.length !== filmIds.length || numbers.includes(0)))
    throw invalid('positions', 'malformed');
  const { catalogue } = context;
  const from = fromId === undefined ? undefined : await anyLiveReel(catalogue, fromId);
  const to = toId === undefined ? undefined : await anyLiveReel(catalogue, toId);
  await requireFilms(context, filmIds);
  const taken = from && (await takeOff(context, from, filmIds));
  if (to) await putOn(context, to, taken ?? filmIds.map(newRow(to)), numbers);
  return {};
});

const invalid = (field: string, problem: 'required' | 'malformed') =>
  new Refused({ kind: 'invalid', problems: { [field]: problem } });

const newRow =
  ({ reel_id }: ReelRow) =>
  (film_id: string): PlacedRow => ({ row_id: newId(), reel_id, film_id, position: 0, isHidden: false });

async function requireFilms({ catalogue }: ChangeContext, filmIds: readonly string[]): Promise<void> {
  const known = await catalogue
    .selectFrom('films')
    .select('film_id')
    .where('film_id', 'in', filmIds)
    .where('trashed_at', 'is', null)
    .execute();
  if (known.length < filmIds.length) throw new Refused({ kind: 'notFound' });
}

/** The rows of these films, which no longer stand on the reel. */
async function takeOff(
  context: ChangeContext,
  reel: ReelRow,
  filmIds: readonly string[],
): Promise<readonly PlacedRow[]> {
  const rows = await filmRowsOf(context.catalogue, reel.reel_id);
  const byFilm = new Map(rows.map((row) => [row.film_id, row]));
  const taken = filmIds.flatMap((filmId) => byFilm.get(filmId) ?? []);
  if (taken.length < filmIds.length) throw new Refused({ kind: 'conflict', reason: 'stale' });
  await context.catalogue
    .deleteFrom('reel_films')
    .where(
      'row_id',
      'in',
      taken.map(({ row_id }) => row_id),
    )
    .execute();
  await reelChanged(context, reel, { films: rows.map(({ film_id }) => film_id) });
  return taken;
}

/** Puts rows onto a reel: each where its number says among the films that people see, or as the last. */
async function putOn(
  context: ChangeContext,
  reel: ReelRow,
  added: readonly PlacedRow[],
  numbers: readonly number[],
): Promise<void> {
  const { catalogue } = context;
  if (reel.kind !== 'reel') throw new Refused({ kind: 'conflict', reason: 'holdsNoFilms' });
  const rows = await filmRowsOf(catalogue, reel.reel_id);
  const there = new Set(rows.map(({ film_id }) => film_id));
  if (added.some(({ film_id }) => there.has(film_id)))
    throw new Refused({ kind: 'conflict', reason: 'alreadyOnReel' });
  const line = [...rows];
  const inTurn = added
    .map((row, at) => ({ row, number: numbers[at] ?? Infinity }))
    .toSorted((one, other) => one.number - other.number || 0);
  for (const { row, number } of inTurn) {
    const pushed = line.filter(({ isHidden }) => !isHidden)[number - 1];
    line.splice(pushed ? line.indexOf(pushed) : line.length, 0, row);
  }
  let last = 0;
  for (const row of line) {
    const { row_id, film_id } = row;
    last = rows.includes(row) ? Math.max(row.position, last + 1) : last + 1;
    if (!rows.includes(row))
      await catalogue
        .insertInto('reel_films')
        .values({ row_id, film_id, reel_id: reel.reel_id, position: last })
        .execute();
    else if (row.position !== last)
      await catalogue
        .updateTable('reel_films')
        .set({ position: last })
        .where('row_id', '=', row_id)
        .execute();
  }
  await reelChanged(context, reel, { films: rows.map(({ film_id }) => film_id) });
}
