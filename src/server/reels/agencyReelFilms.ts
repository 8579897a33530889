import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { filmColumns, filmQuery } from '../films/filmQuery';
import { type Handler, read } from '../http/handler';
import { live } from '../http/live';

/** The films of a special reel, in their order on it. */
export const agencyReelFilms: Handler<'agencyReel.films'> = read(async ({ catalogue }, { reelId }) => {
  await live(catalogue, 'special_reels', reelId);
  const films = filmQuery(catalogue)
    .innerJoin('special_reel_films', 'special_reel_films.film_id', 'films.film_id')
    .where('special_reel_films.reel_id', '=', reelId)
    .orderBy('special_reel_films.position');
  return jsonRows(catalogue, scripts['agencyReel.films'].reply, films, filmColumns);
});
