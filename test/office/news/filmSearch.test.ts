import { foundFilms } from '../../../src/office/entities/foundFilms';
import { filmSearch } from '../../../src/office/workflows/films/filmSearch';
import { selectFilmsFound } from '../../../src/office/workflows/films/filmsFound';
import { ok, startWorkflows } from '../support';

const SEARCH = 'http.call film.search';
const film = (title: string) => ({ filmId: title, title, director: '', year: '', talentLastName: '' });

test('films are asked for once a person pauses, and only what was typed last is shown', () => {
  const { world, store } = startWorkflows(
    { foundFilms: foundFilms.reducer, filmSearch: filmSearch.reducer },
    [foundFilms.saga, filmSearch.saga],
  );
  const type = (search: string) => store.dispatch(filmSearch.intents.typed(search));
  const found = () => selectFilmsFound(store.getState());
  type('lo');
  type('low ');
  expect(world.pending()).not.toContain(SEARCH);
  world.answer('clock.sleep', null);
  expect(world.inputOf(SEARCH)).toEqual({ search: 'low' });
  type('low t');
  expect(found()).toBeUndefined();
  world.answer('clock.sleep', null);
  expect(world.inputOf(SEARCH)).toEqual({ search: 'low t' });
  world.answer(SEARCH, ok([film('Low Tide')]));
  expect(found()).toEqual([film('Low Tide')]);
  type('');
  expect(found()).toBeUndefined();
});
