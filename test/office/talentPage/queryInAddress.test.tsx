import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Reel } from '../../../src/contract/entities/reel';
import { filmsReducer } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelsReducer } from '../../../src/office/entities/reels';
import { useQueryInAddress } from '../../../src/office/screens/shared/useQueryInAddress';
import { selectQueryInAddress } from '../../../src/office/screens/talentPage/shownQuery';
import { RewriteAddressContext } from '../../../src/office/ui/address';
import {
  locationChanged,
  navigationReducer,
  queryChanged,
  selectAddress,
} from '../../../src/office/workflows/office/navigation';
import { reelPanelIntents, reelPanelReducer } from '../../../src/office/workflows/reels/reelPanel';
import { talentPageReducer } from '../../../src/office/workflows/talents/talentPage';
import { talentFilmsLoaded, talentReelsLoaded } from '../loaded';

const HERE = '/talent/t1';

/** The page of t1 is drawn, with the reel r1 open; `shownId` is the talent that the workflows show. */
function show({ path = HERE, query = '', shownId = 't1', isOnShow = true } = {}) {
  const store = configureStore({
    reducer: combineReducers({
      films: filmsReducer,
      navigation: navigationReducer,
      reelPanel: reelPanelReducer,
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      talentPage: talentPageReducer,
    }),
  });
  const rewritten: (readonly [string, string])[] = [];
  const rewrite = (from: string, to: string) => {
    rewritten.push([from, to]);
    return isOnShow;
  };
  store.dispatch(locationChanged({ path }));
  store.dispatch(queryChanged({ query }));
  store.dispatch({ type: 'talentPage/shown', payload: { talentId: shownId } });
  store.dispatch(reelPanelIntents.reelOpened({ reelId: 'r1' }));
  render(
    <Provider store={store}>
      <RewriteAddressContext.Provider value={rewrite}>
        <MemoryRouter initialEntries={[HERE]}>
          <Page />
        </MemoryRouter>
      </RewriteAddressContext.Provider>
    </Provider>,
  );
  const reelsCome = () =>
    act(() => {
      store.dispatch(talentReelsLoaded({ talentId: shownId, reels: [{ reelId: 'r1' } as Reel], rows: [] }));
    });
  return { store, rewritten, reelsCome, address: () => selectAddress(store.getState()) };
}

function Page() {
  useQueryInAddress(selectQueryInAddress);
  return null;
}

test('the address says which reel is open once the reels are known', () => {
  const { rewritten, reelsCome, address } = show();
  expect(rewritten).toEqual([]);
  reelsCome();
  expect(rewritten).toEqual([[HERE, `${HERE}?reel=r1`]]);
  expect(address()).toBe(`${HERE}?reel=r1`);
});

test('an address that says so already stays', () => {
  const { rewritten, reelsCome } = show({ query: '?reel=r1' });
  reelsCome();
  expect(rewritten).toEqual([]);
});

test('a film that has not come yet stays in the address; one that is not there goes from it', () => {
  const { store, rewritten, reelsCome, address } = show({ query: '?reel=r1&film=f1' });
  store.dispatch({ type: 'talentPage/filmAddressed', payload: { filmId: 'f1' } });
  reelsCome();
  expect(rewritten).toEqual([]);
  act(() => void store.dispatch(talentFilmsLoaded({ talentId: 't1', films: [] })));
  expect(address()).toBe(`${HERE}?reel=r1`);
});

test.each([
  ['another talent', { path: '/talent/t2', query: '?reel=r1', shownId: 't2' }],
  ['another section', { query: '?section=record' }],
])('while the person is on the way to %s, the address is left alone', (_where, at) => {
  const { rewritten, reelsCome } = show(at);
  reelsCome();
  expect(rewritten).toEqual([]);
});

test('nobody is told of an address that was not on show any more', () => {
  const { reelsCome, address } = show({ isOnShow: false });
  reelsCome();
  expect(address()).toBe(HERE);
});
