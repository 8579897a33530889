import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { filmRowsOf } from './filmRows';
import { liveReel } from './find';
import { reelChanged } from './reelChanged';

/** Puts one of the agency's films on a talent's reel, as its last. A film is on a reel once; links and groups hold none. */
export const reelAddFilm: Handler<'reel.addFilm'> = change(async (context, { reelId, talentId, filmId }) => {
  const { catalogue } = context;
  const reel = await liveReel(catalogue, reelId, talentId);
  await live(catalogue, 'films', filmId);
  if (reel.kind !== 'reel') throw new Refused({ kind: 'conflict', reason: 'holdsNoFilms' });
  const rows = await filmRowsOf(catalogue, reelId);
  if (rows.some((row) => row.film_id === filmId))
    throw new Refused({ kind: 'conflict', reason: 'alreadyOnReel' });
  const position = (rows.at(-1)?.position ?? 0) + 1;
  const row = { row_id: newId(), reel_id: reelId, film_id: filmId, position };
  await catalogue.insertInto('reel_films').values(row).execute();
  await reelChanged(context, reel, { films: rows.map((row) => row.film_id) });
  return { rowId: row.row_id };
});
