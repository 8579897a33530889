import { queryChanged } from '../../../src/office/workflows/office/navigation';
import { selectOpenFilmId, talentPageIntents } from '../../../src/office/workflows/talents/talentPage';
import { film } from '../talents/catalogue';
import { open, start } from './support';

describe('the address', () => {
  const many = Array.from({ length: 95 }, (_none, at) => film(`f${at}`, at + 1));
  const addressed = (query: string) => {
    const office = start();
    office.goTo('/talent/t1');
    office.store.dispatch(queryChanged({ query }));
    office.answer(many);
    const openId = () => selectOpenFilmId(office.store.getState());
    return { ...office, openId };
  };

  test('opens a film on the page on which it stands, whatever was searched', () => {
    const { store, page, openId } = addressed('?film=f80');
    expect([page().page, openId()]).toEqual([3, 'f80']);
    store.dispatch(talentPageIntents.searched('nothing'));
    store.dispatch(queryChanged({ query: '?film=f50' }));
    expect([page().page, page().found, openId()]).toEqual([2, 95, 'f50']);
  });

  test('that names the film no more closes it, and the page stays', () => {
    const { store, page, openId } = addressed('?film=f80');
    store.dispatch(queryChanged({ query: '?section=record' }));
    expect(openId()).toBe('f80');
    store.dispatch(queryChanged({ query: '' }));
    expect([page().page, openId()]).toEqual([3, undefined]);
    store.dispatch(talentPageIntents.pageOpened(1));
    expect(page().page).toBe(1);
  });

  test('of a film that nobody knows shows the first page', () => {
    expect(addressed('?film=gone').page().page).toBe(1);
  });

  test('of a film opens it once: whoever comes back finds the page, not the film', () => {
    const { goTo, answer, page, openId } = addressed('?film=f80');
    goTo('/app/dashboard');
    goTo('/talent/t1');
    answer(many);
    expect([page().page, openId()]).toEqual([3, undefined]);
  });
});

test('a film is opened where the person looks, and closed', () => {
  const { store, page } = open([film('a', 1), film('b', 2, { title: 'Été' })]);
  store.dispatch(talentPageIntents.searched('ete'));
  store.dispatch(talentPageIntents.filmOpened({ filmId: 'b' }));
  expect(page().found).toBe(1);
  expect(selectOpenFilmId(store.getState())).toBe('b');
  store.dispatch(talentPageIntents.filmClosed());
  expect(selectOpenFilmId(store.getState())).toBeUndefined();
});
