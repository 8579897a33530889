import { films, filmsReducer } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelDeleted, reels, reelsReducer } from '../../../src/office/entities/reels';
import { locationChanged, queryChanged } from '../../../src/office/workflows/office/navigation';
import { reelChangesReducer } from '../../../src/office/workflows/reels/reelChanges';
import {
  reelPanelIntents,
  reelPanelReducer,
  reelPanelSaga,
  selectReelPanel,
} from '../../../src/office/workflows/reels/reelPanel';
import { talentPageReducer, talentPageSaga } from '../../../src/office/workflows/talents/talentPage';
import { offline, ok, startWorkflows } from '../support';
import { talentReelsLoaded } from '../loaded';

const reel = (reelId: string) => ({
  reelId,
  type: 'MR',
  position: 1,
  title: 'Showreel',
  code: 'c',
  online: true,
  isLink: false,
  linkValue: '',
});
const T1 = '/app/page/talent/t1';
const T2 = '/talent/t2';

function start() {
  const { world, store } = startWorkflows(
    {
      films: filmsReducer,
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reelChanges: reelChangesReducer,
      reelPanel: reelPanelReducer,
      talentPage: talentPageReducer,
    },
    [films.saga, reels.saga, talentPageSaga, reelPanelSaga],
  );
  const goTo = (path: string, query = '') => {
    store.dispatch(locationChanged({ path }));
    if (query) store.dispatch(queryChanged({ query }));
  };
  const has = (...reelIds: readonly string[]) => {
    world.answer('http.call talentFilms.list', ok([]));
    world.answer('http.call talentReels.list', ok({ reels: reelIds.map(reel), rows: [] }));
  };
  const panel = () => selectReelPanel(store.getState());
  return { world, store, goTo, has, panel };
}

const list = { status: 'list' };
const detail = (reelId: string) => ({ status: 'detail', reelId });

test('opens a reel, and none any more', () => {
  const { store, goTo, has, panel } = start();
  goTo(T1, '?reel=r1');
  has('r1', 'r2');
  expect(panel()).toEqual(detail('r1'));
  store.dispatch(queryChanged({ query: '?film=f1&reel=r2' }));
  expect(panel()).toEqual(detail('r2'));
  store.dispatch(queryChanged({ query: '' }));
  expect(panel()).toEqual(list);
});

test('of a reel that nobody knows opens the list', () => {
  const { goTo, has, panel } = start();
  goTo(T1, '?reel=gone');
  has('r1');
  expect(panel()).toEqual(list);
});

test('of a reel that is newer than the list asks for the list anew', () => {
  const { world, store, goTo, has, panel } = start();
  goTo(T1);
  has('r1');
  store.dispatch(queryChanged({ query: '?reel=r2' }));
  expect(panel()).toEqual(detail('r2'));
  world.answer('http.call talentReels.list', ok({ reels: ['r1', 'r2'].map(reel), rows: [] }));
  expect(panel()).toEqual(detail('r2'));
  store.dispatch(queryChanged({ query: '?reel=gone' }));
  world.answer('http.call talentReels.list', ok({ reels: [reel('r1')], rows: [] }));
  expect(panel()).toEqual(list);
});

test('keeps a reel open that a colleague deletes, and leaves one that was deleted here', () => {
  const { store, goTo, has, panel } = start();
  goTo(T1, '?reel=r1');
  has('r1', 'r2');
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel('r2')], rows: [] }));
  expect(panel()).toEqual(detail('r1'));
  store.dispatch(reelDeleted({ reelId: 'r1', talentId: 't1' }));
  expect(panel()).toEqual(list);
});

test('of another section leaves the reel open', () => {
  const { store, goTo, has, panel } = start();
  goTo(T1, '?reel=r1');
  has('r1');
  store.dispatch(queryChanged({ query: '?section=record' }));
  expect(panel()).toEqual(detail('r1'));
});

test('of another talent begins at the list', () => {
  const { goTo, has, panel } = start();
  goTo(T1, '?reel=r1');
  has('r1');
  goTo(T2);
  expect(panel()).toEqual(list);
});

test('of another screen opens nothing', () => {
  const { goTo, panel } = start();
  goTo('/app/dashboard', '?reel=r1');
  expect(panel()).toEqual(list);
});

test('keeps the reel that it opened while reels of the talent gone on from come late, or none come', () => {
  const { world, store, goTo, has, panel } = start();
  goTo(T1);
  has('r1');
  store.dispatch(reelPanelIntents.reelOpened({ reelId: 'r1' }));
  goTo(T2, '?reel=r3');
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel('r1')], rows: [] }));
  expect(panel()).toEqual(detail('r3'));
  world.answer('http.call talentFilms.list', offline);
  world.answer('http.call talentReels.list', offline);
  expect(panel()).toEqual(detail('r3'));
});

test('of pages that were left before their reels came is waited for no more', () => {
  const { store, goTo } = start();
  const match = jest.spyOn(reels.facts.loaded, 'match');
  const waiting = () => {
    match.mockClear();
    store.dispatch({ type: 'anything' });
    return match.mock.calls.length;
  };
  const before = waiting();
  for (const talentId of ['t1', 't2', 't3']) goTo(`/app/page/talent/${talentId}`, '?reel=r1');
  expect(waiting()).toBe(before + 1);
  goTo('/app/dashboard');
  expect(waiting()).toBe(before);
  match.mockRestore();
});
