import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { type Handler, readCatalogue } from '../http/handler';
import { live } from '../http/live';
import { filmColumns, filmQuery } from './filmQuery';

/** All films of the agency, in the order of their numbers. */
export const agencyFilmsList: Handler<'agencyFilms.list'> = readCatalogue(({ catalogue }, { filmIds }) =>
  jsonRows(
    catalogue,
    scripts['agencyFilms.list'].reply,
    filmQuery(catalogue)
      .where(ofIds('films.film_id', filmIds))
      .orderBy('films.number')
      .orderBy('films.film_id'),
    filmColumns,
    { isLong: filmIds === undefined },
  ),
);

/** The films of one talent, in the order of their numbers. */
export const talentFilmsList: Handler<'talentFilms.list'> = readCatalogue(
  async ({ catalogue }, { talentId }) => {
    await live(catalogue, 'talents', talentId);
    const films = filmQuery(catalogue).where('films.talent_id', '=', talentId);
    const ordered = films.orderBy('films.number').orderBy('films.film_id');
    return jsonRows(catalogue, scripts['talentFilms.list'].reply, ordered, filmColumns);
  },
);
