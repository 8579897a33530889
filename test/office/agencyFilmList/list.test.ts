import { filmInfoOf } from '../../../src/contract/entities/filmInfo';
import { filmDeleted, filmInfosSaved, filmsReducer } from '../../../src/office/entities/films';
import { talentsReducer } from '../../../src/office/entities/talents';
import { agencyFilmList } from '../../../src/office/workflows/films/agencyFilmList';
import { startWorkflows } from '../support';
import { film, talent } from '../talents/catalogue';
import { agencyFilmsLoaded, talentsLoaded } from '../loaded';

const { searched, sorted } = agencyFilmList.intents;

function start() {
  const { store } = startWorkflows(
    { agencyFilmList: agencyFilmList.reducer, films: filmsReducer, talents: talentsReducer },
    [],
  );
  const films = Array.from({ length: 120 }, (_none, at) => film(`f${at}`, at, { title: `Film ${at}` }));
  store.dispatch(
    agencyFilmsLoaded([...films, film('x', 121, { title: 'Été', director: 'Zoë Ölund', talentId: 't9' })]),
  );
  store.dispatch(talentsLoaded([talent('t9', { firstName: 'Łukasz', lastName: 'Nowak' })]));
  return { store, found: () => agencyFilmList.selectFound(store.getState()) };
}

test.each([
  ['ete', 'its title'],
  ['OLUND zoe', 'its director'],
  ['lukasz', "its talent's first name"],
])('a film is found by %s: %s', (search) => {
  const { store, found } = start();
  store.dispatch(searched(search));
  expect(found().map((entry) => entry?.film.filmId)).toEqual(['x']);
});

test('films without a director come after those that have one', () => {
  const { store, found } = start();
  store.dispatch(sorted('director'));
  expect(found()[0]?.film.filmId).toBe('x');
});

test('what happens to one film is seen in the list before it is loaded anew', () => {
  const { store, found } = start();
  const infos = filmInfoOf(film('f0', 0, { director: 'Zoë Ölund' }));
  store.dispatch(filmInfosSaved({ filmId: 'f0', infos, version: 2 }));
  expect(found()[0]?.film).toMatchObject({ filmId: 'f0', director: 'Zoë Ölund' });
  store.dispatch(filmDeleted({ filmId: 'f0', talentId: 't1' }));
  expect(found()[0]?.film.filmId).toBe('f1');
});
