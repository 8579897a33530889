import { change, type Handler, Refused } from '../http/handler';
import { filmRowsOf } from './filmRows';
import { requireReel } from './find';
import { reelChanged } from './reelChanged';

/** Takes a film off a reel; the row, its reel, its film and its owner must belong together. */
export const reelRemoveFilm: Handler<'reel.removeFilm'> = change(async (context, input) => {
  const { catalogue } = context;
  const { kind, reelId, talentId } = input;
  const reel = await requireReel(catalogue, kind, reelId, talentId);
  const rows = await filmRowsOf(catalogue, reelId);
  const removed = rows.find((row) => row.row_id === input.rowId && row.film_id === input.filmId);
  if (!removed) throw new Refused({ kind: 'notFound' });
  await catalogue.deleteFrom('reel_films').where('row_id', '=', removed.row_id).execute();
  await reelChanged(context, reel, { films: rows.map((row) => row.film_id) });
  return {};
});
