import { sql } from 'kysely';
import { AGENCY_FILMS_SHOWN } from '../../contract/constants';
import { fold, searchWords } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { startsWith } from '../database/like';
import { type Handler, read } from '../http/handler';
import { filmColumns, filmQuery } from './filmQuery';
import { countedFilms } from './listed';

/** The first films by their numbers that are found for what is typed. */
export const agencyFilmsFind: Handler<'agencyFilms.find'> = read(
  async ({ catalogue }, { search, isStart = false }) => {
    const typed = fold(search.trim());
    const words = isStart ? [typed].filter(Boolean) : searchWords(search);
    const { films } = await countedFilms(catalogue, words);
    const begin = (column: string) => startsWith(sql.ref(column), typed);
    const starting = films
      .innerJoin('films', 'films.film_id', 'listed_films.film_id')
      .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
      .where(({ or }) => or([begin('films.title_folded'), begin('talents.last_name_folded')]));
    const found = (isStart ? starting : films)
      .select('listed_films.film_id')
      .orderBy('listed_films.number')
      .orderBy('listed_films.row_id')
      .limit(AGENCY_FILMS_SHOWN);
    return jsonRows(
      catalogue,
      scripts['agencyFilms.find'].reply,
      filmQuery(catalogue)
        .where('films.film_id', 'in', found)
        .orderBy('films.number')
        .orderBy('films.film_id'),
      filmColumns,
      { isLong: true },
    );
  },
);
