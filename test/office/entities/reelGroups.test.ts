import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { reelDeleted, reelsReducer, selectReelsOf } from '../../../src/office/entities/reels';
import { talentReelsLoaded } from '../loaded';

test('a group that is deleted goes with the reels in it: they do not stand on the first level until the list is loaded', () => {
  const store = configureStore({ reducer: combineReducers({ reels: reelsReducer }) });
  const of = (reelId: string, type: string, position: number) => ({
    ...{ reelId, type, position, title: reelId, code: 'c', online: true, isLink: false, linkValue: '' },
  });
  const all = [of('g', 'MRS', 1), of('s', 'SR1', 1), of('h', 'MRS', 2), of('k', 'SR2', 1)];
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: all, rows: [] }));
  store.dispatch(reelDeleted({ talentId: 't1', reelId: 'g' }));
  expect(
    selectReelsOf(store.getState(), { talentId: 't1' })
      .map(({ reelId }) => reelId)
      .toSorted(),
  ).toEqual(['h', 'k']);
});
