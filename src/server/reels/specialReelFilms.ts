import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { filmColumns, filmQuery } from '../films/filmQuery';
import { type Handler, readCatalogue, Refused } from '../http/handler';
import { findLive } from '../http/live';

/** The films of a special reel, in their order on it, with their rows there. */
export const specialReelFilms: Handler<'specialReel.films'> = readCatalogue(
  async ({ catalogue }, { reelId }) => {
    const reel = await findLive(catalogue, 'reels', reelId);
    if (reel?.special !== 1) throw new Refused({ kind: 'notFound' });
    const films = filmQuery(catalogue)
      .innerJoin('reel_films', 'reel_films.film_id', 'films.film_id')
      .select('reel_films.row_id')
      .where('reel_films.reel_id', '=', reelId)
      .orderBy('reel_films.position')
      .orderBy('reel_films.row_id');
    return jsonRows(catalogue, scripts['specialReel.films'].reply, films, {
      ...filmColumns,
      rowId: 'row_id',
    });
  },
);
