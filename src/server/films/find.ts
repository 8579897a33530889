import { type RawBuilder, sql } from 'kysely';
import { AGENCY_FILMS_SHOWN } from '../../contract/constants';
import { fold, searchWords } from '../../contract/rules/text';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { holds, startsWith } from '../database/like';
import { type Handler, read } from '../http/handler';
import { filmColumns, filmQuery } from './filmQuery';

const TITLE = sql.ref('films.title_folded');
const FIRST_NAME = sql`coalesce(talents.first_name_folded, '')`;
const LAST_NAME = sql`coalesce(talents.last_name_folded, '')`;
/** A Chinese or Japanese name is written without a space, the family name first. */
const NAMES = sql`(${TITLE} || ' ' || films.director_folded || ' ' || ${FIRST_NAME} || ' ' || ${LAST_NAME} || ${FIRST_NAME})`;

/** The first films by their numbers that are found for what is typed; all of an agency's may have to be looked through. */
export const agencyFilmsFind: Handler<'agencyFilms.find'> = read(
  ({ catalogue }, { search, isStart = false }) => {
    const found = catalogue
      .selectFrom('films')
      .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
      .select('films.film_id')
      .where('films.trashed_at', 'is', null)
      .where(({ and }) => and(isStart ? [starting(search)] : searchWords(search).map(named)))
      .orderBy('films.number')
      .orderBy('films.film_id')
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

const named = (word: string) => holds(NAMES, word);

function starting(search: string): RawBuilder<boolean> {
  const typed = fold(search.trim());
  return sql`(${startsWith(TITLE, typed)} or ${startsWith(LAST_NAME, typed)})`;
}
