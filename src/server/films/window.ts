import { searchWords } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { inOrder } from '../database/listWindow';
import { type Handler, read } from '../http/handler';
import { filmColumns, filmQuery } from './filmQuery';
import { countedFilms, listedFilms, ordersOf } from './listed';

/** Some films of the agency's list as it is looked at, and how many were found. */
export const agencyFilmsWindow: Handler<'agencyFilms.window'> = read(
  async ({ catalogue }, { search, order, isDescending, first, count }) => {
    const { found, total, films: all } = await countedFilms(catalogue, searchWords(search));
    if (first >= found) return { found, total, rows: [] };
    const orders = ordersOf(order);
    const shown = inOrder(all.select('row_id'), orders, isDescending).offset(first).limit(count);
    const films = filmQuery(catalogue)
      .innerJoin('listed_films', 'listed_films.film_id', 'films.film_id')
      .where('listed_films.row_id', 'in', shown);
    const rows = await jsonRows(
      catalogue,
      scripts['agencyFilms.list'].reply,
      inOrder(films, orders, isDescending),
      filmColumns,
      { isLong: true },
    );
    return { found, total, rows };
  },
);

/** All films of the agency that are found, in their order, as far as is needed to act on them. */
export const agencyFilmsFound: Handler<'agencyFilms.found'> = read(
  ({ catalogue }, { search, order, isDescending }) => {
    const films = filmQuery(catalogue)
      .innerJoin('listed_films', 'listed_films.film_id', 'films.film_id')
      .where('listed_films.row_id', 'in', listedFilms(catalogue, searchWords(search)).select('row_id'));
    const { filmId, title, talentId, onReel } = filmColumns;
    return jsonRows(
      catalogue,
      scripts['agencyFilms.found'].reply,
      inOrder(films, ordersOf(order), isDescending),
      { filmId, title, talentId, onReel },
      { isLong: true },
    );
  },
);
