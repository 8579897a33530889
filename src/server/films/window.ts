import { type Kysely, sql } from 'kysely';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import type { Catalogue } from '../database/schema';
import { readAside } from '../database/sqlite';
import { type Handler, read } from '../http/handler';
import { filmColumns, filmQuery } from './filmQuery';
import { listedFilms, ordersOf } from './listed';

/** A search by which one of so many films is found finds much. */
const MUCH = 20;

/** Some films of the agency's list as it is looked at, and how many were found. */
export const agencyFilmsWindow: Handler<'agencyFilms.window'> = read(
  async ({ catalogue }, { search, order, isDescending, first, count }) => {
    const { found, total } = await counted(catalogue, search);
    const way = isDescending ? 'desc' : 'asc';
    const isMuch = found * MUCH > total;
    let shown = listedFilms(catalogue, { search, isMuch }).select('row_id').offset(first).limit(count);
    let films = filmQuery(catalogue).innerJoin('listed_films', 'listed_films.film_id', 'films.film_id');
    for (const by of ordersOf(order)) {
      shown = shown.orderBy(by, way);
      films = films.orderBy(by, way);
    }
    const rows = await jsonRows(
      catalogue,
      scripts['agencyFilms.list'].reply,
      films.where('listed_films.row_id', 'in', shown),
      filmColumns,
      { isLong: true },
    );
    return { found, total, rows };
  },
);

/** All films of the agency that are found, in their order, as far as is needed to act on them. */
export const agencyFilmsFound: Handler<'agencyFilms.found'> = read(
  ({ catalogue }, { search, order, isDescending }) => {
    let films = filmQuery(catalogue)
      .innerJoin('listed_films', 'listed_films.film_id', 'films.film_id')
      .where('listed_films.row_id', 'in', listedFilms(catalogue, { search }).select('row_id'));
    for (const by of ordersOf(order)) films = films.orderBy(by, isDescending ? 'desc' : 'asc');
    const { filmId, title, talentId, onReel } = filmColumns;
    return jsonRows(
      catalogue,
      scripts['agencyFilms.found'].reply,
      films,
      { filmId, title, talentId, onReel },
      { isLong: true },
    );
  },
);

async function counted(catalogue: Kysely<Catalogue>, search: string) {
  const count = (of: string) =>
    listedFilms(catalogue, { search: of }).select(({ fn }) => fn.countAll<number>().as('films'));
  const [row] = await readAside(
    catalogue,
    sql<{ found: number; total: number }>`select (${count(search)}) as found, (${count('')}) as total`,
  );
  if (!row) throw new Error('A count has one row');
  return row;
}
