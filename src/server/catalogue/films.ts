import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { type Handler, read, Refused } from '../http/handler';
import { requireTalent } from './exists';
import { filmColumns, filmQuery } from './filmQuery';

/** All films of the agency, in the order of their numbers. */
export const agencyFilmsList: Handler<'agencyFilms.list'> = read(({ catalogue }) =>
  jsonRows(
    catalogue,
    scripts['agencyFilms.list'].reply,
    filmQuery(catalogue).orderBy('films.number').orderBy('films.film_id'),
    filmColumns,
  ),
);

/** The films of one talent, in the order of their numbers. */
export const talentFilmsList: Handler<'talentFilms.list'> = read(async ({ catalogue }, { talentId }) => {
  await requireTalent(catalogue, talentId);
  const films = filmQuery(catalogue).where('films.talent_id', '=', talentId);
  const ordered = films.orderBy('films.number').orderBy('films.film_id');
  return jsonRows(catalogue, scripts['talentFilms.list'].reply, ordered, filmColumns);
});

/** The films of a special reel, in their order on it. */
export const agencyReelFilms: Handler<'agencyReel.films'> = read(async ({ catalogue }, { reelId }) => {
  const reels = catalogue.selectFrom('reels').select('reel_id').where('reel_id', '=', reelId);
  const special = reels.where('special', '=', 1).where('trashed_at', 'is', null);
  if (!(await special.executeTakeFirst())) throw new Refused({ kind: 'notFound' });
  const films = filmQuery(catalogue)
    .innerJoin('reel_films', 'reel_films.film_id', 'films.film_id')
    .where('reel_films.reel_id', '=', reelId)
    .orderBy('reel_films.position');
  return jsonRows(catalogue, scripts['agencyReel.films'].reply, films, filmColumns);
});
