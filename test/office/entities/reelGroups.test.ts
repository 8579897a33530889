import { combineReducers, configureStore } from '@reduxjs/toolkit';
import {
  reelDeleted,
  reelsOrdered,
  reelsReducer,
  selectReel,
  selectReelsOf,
} from '../../../src/office/entities/reels';
import { talentReelsLoaded } from '../loaded';

const of = (reelId: string, type: string, position: number) => ({
  ...{ reelId, type, position, title: reelId, code: 'c', online: true, isLink: false, linkValue: '' },
});

const stored = () => configureStore({ reducer: combineReducers({ reels: reelsReducer }) });

test('reels stand in the order of their places, however they came; one that stays where it is remains the same', () => {
  const store = stored();
  const reels = [of('c', 'REEL', 3), of('a', 'REEL', 1), of('b', 'REEL', 2)];
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels, rows: [] }));
  const shown = () => selectReelsOf(store.getState(), { talentId: 't1' }).map(({ reelId }) => reelId);
  expect(shown()).toEqual(['a', 'b', 'c']);
  const before = selectReel(store.getState(), 'b');
  const places = [
    { reelId: 'c', position: 1, type: 'REEL' },
    { reelId: 'b', position: 2, type: 'REEL' },
    { reelId: 'a', position: 3, type: 'REEL' },
  ];
  store.dispatch(reelsOrdered({ places }));
  expect(shown()).toEqual(['c', 'b', 'a']);
  expect(selectReel(store.getState(), 'b')).toBe(before);
});

test('a group that is deleted goes with the reels in it: they do not stand on the first level until the list is loaded', () => {
  const store = stored();
  const all = [of('g', 'MRS', 1), of('s', 'SR1', 1), of('h', 'MRS', 2), of('k', 'SR2', 1)];
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: all, rows: [] }));
  store.dispatch(reelDeleted({ talentId: 't1', reelId: 'g' }));
  expect(
    selectReelsOf(store.getState(), { talentId: 't1' })
      .map(({ reelId }) => reelId)
      .toSorted(),
  ).toEqual(['h', 'k']);
});
