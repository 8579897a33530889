import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { filmColumns, filmQuery } from '../films/filmQuery';
import { type Handler, read, Refused } from '../http/handler';
import { findLive } from '../http/live';

/** The films of a special reel, in their order on it. */
export const agencyReelFilms: Handler<'agencyReel.films'> = read(async ({ catalogue }, { reelId }) => {
  const reel = await findLive(catalogue, 'reels', reelId);
  if (reel?.special !== 1) throw new Refused({ kind: 'notFound' });
  const films = filmQuery(catalogue)
    .innerJoin('reel_films', 'reel_films.film_id', 'films.film_id')
    .where('reel_films.reel_id', '=', reelId)
    .orderBy('reel_films.position');
  return jsonRows(catalogue, scripts['agencyReel.films'].reply, films, filmColumns);
});
