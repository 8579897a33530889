import { fold, holdsWords, searchWords } from '../../contract/rules/text';
import { type Handler, read } from '../http/handler';

/** As many as a person looks through. */
const SHOWN = 20;

/** SearchFilm: films by title or by the last name of their talent, in the order of their titles. */
export const filmSearch: Handler<'film.search'> = read(async ({ catalogue }, { search }) => {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const films = await catalogue
    .selectFrom('films')
    .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
    .select(['film_id as filmId', 'title', 'director', 'year', 'last_name'])
    .where('films.trashed_at', 'is', null)
    .orderBy('title')
    .orderBy('film_id')
    .execute();
  return films
    .filter(({ title, last_name }) => holdsWords(fold(`${title} ${last_name ?? ''}`), words))
    .slice(0, SHOWN)
    .map(({ last_name, ...film }) => ({ ...film, talentLastName: last_name ?? '' }));
});
