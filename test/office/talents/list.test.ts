import type { Talent } from '../../../src/contract/entities/talent';
import { categories } from '../../../src/office/entities/categories';
import { talentsReducer } from '../../../src/office/entities/talents';
import { talentsActedOn, talentWindows } from '../../../src/office/entities/talentWindows';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { talentList } from '../../../src/office/workflows/talents/talentList';
import { startWorkflows } from '../support';
import { actors, directors, talent } from './catalogue';
import { categoriesLoaded, talentsLoaded } from '../loaded';

const { searched, sorted, filtered } = talentList.intents;

function start(people: readonly Talent[] = [talent('t1')], path = '/app/table/talents/all') {
  const { store } = startWorkflows(
    {
      categories: categories.reducer,
      navigation: navigationReducer,
      talents: talentsReducer,
      talentList: talentList.reducer,
      talentWindows: talentWindows.reducer,
      talentsActedOn: talentsActedOn.reducer,
    },
    [talentList.saga],
  );
  store.dispatch(categoriesLoaded([directors, actors]));
  store.dispatch(talentsLoaded(people));
  store.dispatch(locationChanged({ path }));
  const found = () => talentList.selectFound(store.getState());
  return { store, found, ids: () => found().map((entry) => entry?.talent.talentId) };
}

describe('the order of the list', () => {
  const people = [
    talent('a', { firstName: 'Zoé', lastName: 'Étienne', city: 'Lyon', filmCount: 2 }),
    talent('b', { firstName: 'Ana', lastName: 'Zapata', city: '', filmCount: 10 }),
    talent('c', { firstName: 'Bo', lastName: 'Eriksen', city: 'Oslo', filmCount: 9, categoryId: 'c2' }),
  ];

  test('is by last name at first, accents standing with their letters', () => {
    expect(start(people).ids()).toEqual(['c', 'a', 'b']);
  });

  test.each(['/talents/directors', '/app/table/talents/c1'])('at %s holds only its talents', (path) => {
    expect(start(people, path).ids()).toEqual(['a', 'b']);
  });

  test('by film count is by number, turns round at the second press, and is as at first at the third', () => {
    const { store, ids } = start(people);
    store.dispatch(sorted('films'));
    expect(ids()).toEqual(['a', 'c', 'b']);
    store.dispatch(sorted('films'));
    expect(ids()).toEqual(['b', 'c', 'a']);
    store.dispatch(sorted('films'));
    expect(ids()).toEqual(['c', 'a', 'b']);
  });

  test('by city leaves those without a city to the end', () => {
    const { store, ids } = start(people);
    store.dispatch(sorted('city'));
    expect(ids()).toEqual(['a', 'c', 'b']);
  });
});

test('those on the site alone are listed, or those off it', () => {
  const { store, ids } = start([talent('on'), talent('off', { online: false })]);
  store.dispatch(filtered({ filter: 'site', option: 'offline' }));
  expect(ids()).toEqual(['off']);
  store.dispatch(filtered({ filter: 'site', option: '' }));
  expect(ids()).toEqual(['off', 'on']);
});

describe('the search', () => {
  const people = [
    talent('a', { firstName: 'Zoé', lastName: 'Łukasz' }),
    talent('b', { firstName: 'Björn', lastName: 'Straße' }),
    talent('c', { firstName: '子怡', lastName: '章', city: '北京' }),
  ];

  test.each([
    ['ZOE lukasz', 'a'],
    ['bjørn', 'b'],
    ['STRASSE', 'b'],
    ['北京 章', 'c'],
  ])('%s finds %s, whatever case, accents and the order of words', (search, id) => {
    const { store, ids } = start(people);
    store.dispatch(searched(search));
    expect(ids()).toEqual([id]);
  });

  test('goes through 10,000 talents without making their rows again', () => {
    const many = Array.from({ length: 10_000 }, (_none, at) =>
      talent(`t${at}`, { lastName: 'X', city: `Città ${at % 100}` }),
    );
    const { store, found } = start(many);
    const before = new Set(found());
    store.dispatch(searched('citta 77'));
    expect(found()).toHaveLength(100);
    expect(found().filter((entry) => !before.has(entry))).toEqual([]);
  });
});
