import { foundFilms } from '../../entities/foundFilms';
import { filmSearch } from './filmSearch';

type Root = Parameters<typeof filmSearch.select>[0] & Parameters<typeof foundFilms.selectQuery>[0];

/** What the server answered to the search on show; undefined while it has not. */
export function selectFilmsFound(state: Root) {
  const { status, params, data } = foundFilms.selectQuery(state, { search: '' });
  const typed = filmSearch.select(state);
  return typed.status === 'asking' && status === 'ready' && params.search === typed.search ? data : undefined;
}
