import { filmSearchScripts } from '../../../contract/scripts/filmSearch';
import { foundFilms } from '../../entities/foundFilms';
import { filmSearchReducer, filmSearchSaga } from '../../workflows/films/filmSearch';

/** A film is found for what points at one: news, a newsletter, a home screen. */
export const reducers = { filmSearch: filmSearchReducer, foundFilms: foundFilms.reducer };

export const workflows = { foundFilms: foundFilms.saga, filmSearch: filmSearchSaga };

export const scripts = filmSearchScripts;
