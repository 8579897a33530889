import { change, type Handler, Refused } from '../http/handler';
import { filmRowsOf, filmRowsTable, placeInOrder, requireReel } from './filmRows';

/** Takes a film off a reel; the row, its reel, its film and its owner must belong together. The rest is numbered from 1. */
export const reelRemoveFilm: Handler<'reel.removeFilm'> = change(async (context, input) => {
  const { catalogue } = context;
  const { kind, reelId, talentId } = input;
  await requireReel(catalogue, kind, reelId, talentId);
  const rows = await filmRowsOf(catalogue, kind, reelId);
  const removed = rows.find((row) => row.row_id === input.rowId && row.film_id === input.filmId);
  if (!removed) throw new Refused({ kind: 'notFound' });
  await catalogue.deleteFrom(filmRowsTable(kind)).where('row_id', '=', removed.row_id).execute();
  await placeInOrder(
    catalogue,
    kind,
    rows.filter((row) => row !== removed),
  );
  await context.recordHistory(reelId, { films: rows.map((row) => row.film_id) });
  context.publish({ kind: 'changed', what: 'reels', talentId });
  return {};
});
