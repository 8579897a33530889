import { sql } from 'kysely';
import { searchWords } from '../../contract/rules/text';
import { holds } from '../database/like';
import { type Handler, read } from '../http/handler';
import { listedFilms } from './listed';

/** As many as a person looks through. */
const SHOWN = 20;

/** SearchFilm: films by words of their title or of the last name of their talent, in the order of their titles. */
export const filmSearch: Handler<'film.search'> = read(async ({ catalogue }, { search }) => {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const films = await catalogue
    .selectFrom('films')
    .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
    .leftJoin('encoding_jobs', 'encoding_jobs.process_id', 'films.process_id')
    .select(['film_id as filmId', 'title', 'director', 'year', 'last_name', 'duration'])
    .select(['films.process_id', 'encoding_jobs.status', 'encoding_jobs.progress'])
    .where('films.film_id', 'in', listedFilms(catalogue, words).select('listed_films.film_id'))
    .where(({ and }) => and(words.map(holdsWord)))
    .orderBy('title')
    .orderBy('film_id')
    .limit(SHOWN)
    .execute();
  return films.map(({ last_name, process_id, status, progress, ...film }) => ({
    ...film,
    talentLastName: last_name ?? '',
    processId: process_id ?? '',
    encoding: status ?? 'none',
    encodingProgress: progress ?? 0,
  }));
});

const searched = sql`(films.title_folded || ' ' || coalesce(talents.last_name_folded, ''))`;

const holdsWord = (word: string) => holds(searched, word);
