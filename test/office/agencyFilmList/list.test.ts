import { AGENCY_FILMS_SHOWN } from '../../../src/contract/constants';
import { filmDeleted, filmEncodingMoved, filmsReducer } from '../../../src/office/entities/films';
import { talentsReducer } from '../../../src/office/entities/talents';
import {
  agencyFilmListIntents,
  agencyFilmListReducer,
  findAgencyFilms,
  selectAgencyFilmEntries,
  selectAgencyFilmList,
} from '../../../src/office/workflows/agencyFilmList';
import { startWorkflows } from '../support';
import { film, talent } from '../talents/catalogue';
import { agencyFilmsLoaded, talentsLoaded } from '../loaded';

function start() {
  const { store } = startWorkflows(
    { agencyFilmList: agencyFilmListReducer, films: filmsReducer, talents: talentsReducer },
    [],
  );
  const films = Array.from({ length: 120 }, (_none, at) => film(`f${at}`, at, { title: `Film ${at}` }));
  store.dispatch(
    agencyFilmsLoaded([...films, film('x', 121, { title: 'Été', director: 'Zoë Ölund', talentId: 't9' })]),
  );
  store.dispatch(talentsLoaded([talent('t9', { firstName: 'Łukasz', lastName: 'Nowak' })]));
  const found = () => {
    const { status, view } = selectAgencyFilmList(store.getState());
    return findAgencyFilms(selectAgencyFilmEntries(store.getState()), view.search, status === 'all');
  };
  return { store, found };
}

test('the first 50 are shown until all are asked for (spec section 9)', () => {
  const { store, found } = start();
  expect(found()).toHaveLength(AGENCY_FILMS_SHOWN);
  store.dispatch(agencyFilmListIntents.allRequested());
  expect(found()).toHaveLength(121);
  store.dispatch(agencyFilmListIntents.fewRequested());
  expect(found()).toHaveLength(AGENCY_FILMS_SHOWN);
});

test.each([
  ['ete', 'its title'],
  ['OLUND zoe', 'its director'],
  ['lukasz', "its talent's first name"],
])('a film beyond the first 50 is found by %s: %s', (search) => {
  const { store, found } = start();
  store.dispatch(agencyFilmListIntents.searched(search));
  expect(found().map(({ film: { filmId } }) => filmId)).toEqual(['x']);
});

test('a search begins at the top; leaving keeps the place', () => {
  const { store } = start();
  store.dispatch(agencyFilmListIntents.left({ scrollTop: 400, activeRow: 7 }));
  expect(selectAgencyFilmList(store.getState()).view).toEqual({ search: '', scrollTop: 400, activeRow: 7 });
  store.dispatch(agencyFilmListIntents.searched('film 1'));
  expect(selectAgencyFilmList(store.getState()).view).toEqual({
    search: 'film 1',
    scrollTop: 0,
    activeRow: 0,
  });
});

test('what happens to one film is seen in the list before it is loaded anew', () => {
  const { store, found } = start();
  store.dispatch(filmEncodingMoved({ filmId: 'f0', status: 'running', progress: 40, reason: '' }));
  expect(found()[0]?.film).toMatchObject({ filmId: 'f0', encoding: 'running', encodingProgress: 40 });
  store.dispatch(filmDeleted({ filmId: 'f0', talentId: 't1' }));
  expect(found()[0]?.film.filmId).toBe('f1');
});
