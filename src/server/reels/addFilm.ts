import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { filmRowsOf, type PlacedRow } from './filmRows';
import { requireReel } from './find';
import { reelChanged } from './reelChanged';

/**
 * Puts one of the agency's films on a talent's reel, as its last or where it is told. A film is on a reel once; links and
 * groups hold none.
 */
export const reelAddFilm: Handler<'reel.addFilm'> = change((context, input) =>
  addFilm(context, 'normal', input),
);

/** The same on a special reel. */
export const specialReelAddFilm: Handler<'specialReel.addFilm'> = change((context, input) =>
  addFilm(context, 'special', input),
);

interface Place {
  readonly reelId: string;
  readonly talentId: string;
  readonly filmId: string;
  readonly position?: number | undefined;
}

async function addFilm(
  context: ChangeContext,
  kind: 'normal' | 'special',
  { reelId, talentId, filmId, ...wanted }: Place,
): Promise<{ readonly rowId: string }> {
  const { catalogue } = context;
  const reel = await requireReel(catalogue, kind, reelId, talentId);
  await live(catalogue, 'films', filmId);
  if (reel.kind !== 'reel') throw new Refused({ kind: 'conflict', reason: 'holdsNoFilms' });
  const rows = await filmRowsOf(catalogue, reelId);
  if (rows.some((row) => row.film_id === filmId))
    throw new Refused({ kind: 'conflict', reason: 'alreadyOnReel' });
  const position = await madeRoom(context, rows, wanted.position);
  const row = { row_id: newId(), reel_id: reelId, film_id: filmId, position };
  await catalogue.insertInto('reel_films').values(row).execute();
  await reelChanged(context, reel, { films: rows.map((row) => row.film_id) });
  return { rowId: row.row_id };
}

/** The position of a new row, behind all others or at `number` among those that people see; what stands from there on moves. */
async function madeRoom(
  { catalogue }: ChangeContext,
  rows: readonly PlacedRow[],
  number: number | undefined,
): Promise<number> {
  const pushed = number === undefined ? undefined : rows.filter(({ isHidden }) => !isHidden)[number - 1];
  if (!pushed) return (rows.at(-1)?.position ?? 0) + 1;
  for (const { row_id, position } of rows.slice(rows.indexOf(pushed)).toReversed())
    await catalogue
      .updateTable('reel_films')
      .set({ position: position + 1 })
      .where('row_id', '=', row_id)
      .execute();
  return pushed.position;
}
