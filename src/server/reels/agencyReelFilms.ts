import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { filmColumns, filmQuery } from '../films/filmQuery';
import { type Handler, read, Refused } from '../http/handler';

/** The films of a special reel, in their order on it. */
export const agencyReelFilms: Handler<'agencyReel.films'> = read(async ({ catalogue }, { reelId }) => {
  const reels = catalogue.selectFrom('special_reels').select('reel_id').where('reel_id', '=', reelId);
  if (!(await reels.where('trashed_at', 'is', null).executeTakeFirst()))
    throw new Refused({ kind: 'notFound' });
  const films = filmQuery(catalogue)
    .innerJoin('special_reel_films', 'special_reel_films.film_id', 'films.film_id')
    .where('special_reel_films.reel_id', '=', reelId)
    .orderBy('special_reel_films.position');
  return jsonRows(catalogue, scripts['agencyReel.films'].reply, films, filmColumns);
});
