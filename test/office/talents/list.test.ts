import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { talentsReducer } from '../../../src/office/entities/talents';
import {
  searchTalents,
  selectTalentListView,
  selectTalentsInOrder,
  talentListIntents,
  talentListReducer,
} from '../../../src/office/workflows/talents';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { talent } from './catalogue';
import { talentsLoaded } from '../loaded';

function start(talents = [talent('t1')]) {
  const world = scriptedWorld();
  const sagas = createSagaMiddleware({ context: { world, caller: () => 'staff-1' } });
  const store = configureStore({
    reducer: combineReducers({ talents: talentsReducer, talentList: talentListReducer }),
    middleware: () => new Tuple(sagas),
  });
  store.dispatch(talentsLoaded(talents));
  const ids = (categoryId: string | null = null) =>
    selectTalentsInOrder(store.getState(), categoryId).map((entry) => entry.talent.talentId);
  const found = (search: string) =>
    searchTalents(selectTalentsInOrder(store.getState(), null), search).map((entry) => entry.talent.talentId);
  return { world, store, ids, found };
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

  test('holds only the talents of the profession', () => {
    expect(start(people).ids('c1')).toEqual(['a', 'b']);
  });

  test('by film count is by number, and turns round at the second press', () => {
    const { store, ids } = start(people);
    store.dispatch(talentListIntents.sorted('films'));
    expect(ids()).toEqual(['a', 'c', 'b']);
    store.dispatch(talentListIntents.sorted('films'));
    expect(ids()).toEqual(['b', 'c', 'a']);
  });

  test('by city leaves those without a city to the end', () => {
    const { store, ids } = start(people);
    store.dispatch(talentListIntents.sorted('city'));
    expect(ids()).toEqual(['a', 'c', 'b']);
  });
});

describe('the search', () => {
  test('ignores case and accents, in what is typed and in what is kept', () => {
    const { found } = start([
      talent('a', { firstName: 'Zoé', lastName: 'Łukasz' }),
      talent('b', { firstName: 'Björn', lastName: 'Straße' }),
    ]);
    expect(found('ZOE lukasz')).toEqual(['a']);
    expect(found('bjørn')).toEqual(['b']);
    expect(found('STRASSE')).toEqual(['b']);
  });

  test('finds Chinese names, and words in any order', () => {
    const { found } = start([talent('a', { firstName: '子怡', lastName: '章', city: '北京' }), talent('b')]);
    expect(found('北京 章')).toEqual(['a']);
  });

  test('goes through 10,000 talents without folding them again', () => {
    const many = Array.from({ length: 10_000 }, (_none, at) =>
      talent(`t${at}`, { lastName: 'X', city: `Città ${at % 100}` }),
    );
    const { store, found } = start(many);
    const before = selectTalentsInOrder(store.getState(), null);
    expect(found('citta 77')).toHaveLength(100);
    store.dispatch(talentListIntents.searched({ profession: 'all', search: 'x' }));
    expect(selectTalentsInOrder(store.getState(), null)).toBe(before);
  });
});

describe('coming back to a list', () => {
  test('finds its search and its place', () => {
    const { store } = start();
    store.dispatch(talentListIntents.searched({ profession: 'directors', search: 'ana' }));
    store.dispatch(talentListIntents.left({ profession: 'directors', scrollTop: 520, activeRow: 12 }));
    expect(selectTalentListView(store.getState(), 'directors')).toEqual({
      profession: 'directors',
      search: 'ana',
      scrollTop: 520,
      activeRow: 12,
    });
  });

  test('of another profession begins at its top, unsearched', () => {
    const { store } = start();
    store.dispatch(talentListIntents.searched({ profession: 'directors', search: 'ana' }));
    expect(selectTalentListView(store.getState(), 'actors')).toMatchObject({ search: '', scrollTop: 0 });
  });
});
