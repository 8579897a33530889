import { filmSearchScripts } from '../../../contract/scripts/filmSearch';
import { foundFilms } from '../../entities/foundFilms';
import { filmSearch } from '../../workflows/films/filmSearch';

/** A film is found for what points at one: news, a newsletter, a home screen. */
export const reducers = { filmSearch: filmSearch.reducer, foundFilms: foundFilms.reducer };

export const workflows = { foundFilms: foundFilms.saga, filmSearch: filmSearch.saga };

export const scripts = filmSearchScripts;
