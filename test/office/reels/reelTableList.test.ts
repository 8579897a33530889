import type { ListedReel } from '../../../src/contract/entities/listedReel';
import { reelsActedOn, reelWindows } from '../../../src/office/entities/reelWindows';
import { reelDeleted } from '../../../src/office/entities/reels';
import { reelTable, reelTableReducer } from '../../../src/office/entities/reelTable';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { reelSwitches } from '../../../src/office/workflows/reels/reelSwitches';
import { reelTableList } from '../../../src/office/workflows/reels/reelTableList';
import { reelTableShownSaga } from '../../../src/office/workflows/reels/reelTableShown';
import { pageSizesReducer } from '../../../src/office/workflows/tables/pageSizes';
import { offline, ok, refused, startWorkflows } from '../support';

const ASK = 'http.call reels.window';
const FOUND = 'http.call reels.found';
const TABLE = 'http.call reels.table';

const reel = (reelId: string, over: Partial<ListedReel> = {}): ListedReel => ({
  ...{ reelId, title: `Title ${reelId}`, kind: 'reel', special: false, online: true, talentId: 't1' },
  ...{ owner: 'Ada Low', groupId: '', films: 1, length: 60, sentAt: '', sentTo: '', ...over },
});
const window = (found: number, ...rows: readonly ListedReel[]) => ok({ found, total: 10_000, rows });

function opened() {
  const { world, store } = startWorkflows(
    {
      navigation: navigationReducer,
      pageSizes: pageSizesReducer,
      reelsActedOn: reelsActedOn.reducer,
      reelSwitches: reelSwitches.reducer,
      reelTable: reelTableReducer,
      reelTableList: reelTableList.reducer,
      reelWindows: reelWindows.reducer,
    },
    [
      reelTable.saga,
      reelWindows.saga,
      reelsActedOn.saga,
      reelTableList.saga,
      reelTableShownSaga,
      reelSwitches.saga,
    ],
  );
  const goTo = (path: string) => store.dispatch(locationChanged({ path }));
  goTo('/app/page/reels');
  const found = () => reelTableList.selectFound(store.getState()).map((entry) => entry?.reel.reelId);
  return { world, store, goTo, found, intents: reelTableList.intents };
}

test('the server finds and orders: it is told of search, order and filters', () => {
  const { world, store, intents } = opened();
  expect(world.inputOf(ASK)).toEqual({
    ...{ search: '', order: 'title', isDescending: false, first: 0, count: 50 },
  });
  world.answer(ASK, window(1, reel('a')));
  store.dispatch(intents.searched(' ada  low '));
  store.dispatch(intents.sorted('sent'));
  store.dispatch(intents.sorted('sent'));
  store.dispatch(intents.filtered({ filter: 'kind', option: 'link' }));
  store.dispatch(intents.filtered({ filter: 'online', option: 'off' }));
  store.dispatch(intents.filtered({ filter: 'sent', option: 'sent' }));
  expect(world.inputOf(ASK)).toMatchObject({
    ...{ search: 'ada low', order: 'sent', isDescending: true },
    ...{ sort: 'link', isOnline: false, isSent: true },
  });
});

test('of all that were found, a reel that was not shown is switched as what it is', () => {
  const { world, store, intents } = opened();
  world.answer(ASK, window(2, reel('a')));
  store.dispatch(intents.allChosen());
  world.answer(FOUND, ok([reel('a'), reel('far', { special: true })]));
  expect(reelTableList.selectChosen(store.getState()).map(reelTableList.idOf)).toEqual(['a', 'far']);
  store.dispatch(reelSwitches.press('far', false, { name: 'far' }));
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(TABLE)).toEqual({ reelIds: ['far'] });
  world.answer(TABLE, ok([reel('far', { special: true })]));
  expect(world.inputOf('http.call specialReel.toggle')).toEqual({ reelId: 'far', online: false });
});

test('that such a reel could not be had is why it is not switched', () => {
  const { world, store } = opened();
  store.dispatch(reelSwitches.press('far', false, { name: 'far' }));
  world.answer('ids.new', 'request-1');
  world.answer(TABLE, offline);
  expect(reelSwitches.select(store.getState(), 'far')).toMatchObject({
    ...{ status: 'refused', refusal: { kind: 'offline' } },
  });
});

test('a reel that is deleted is one less, and what stood in its group is asked about', () => {
  const { world, store, found } = opened();
  world.answer(ASK, window(3, reel('a'), reel('group', { kind: 'group' }), reel('in', { groupId: 'group' })));
  store.dispatch(reelDeleted({ talentId: 't1', reelId: 'group' }));
  expect(found()).toEqual(['a', undefined]);
  world.answer(ASK, window(1, reel('a')));
  expect(found()).toEqual(['a']);
});

test('a backend that tells of no windows is asked for the first and then for all, while their page is open', () => {
  const { world, store, goTo, found, intents } = opened();
  world.answer(ASK, refused({ kind: 'notFound', noScript: true }));
  const first = Array.from({ length: 100 }, (_none, at) => reel(`r${at}`));
  expect(world.inputOf(TABLE)).toEqual({ limit: 100, page: 1 });
  world.answer(TABLE, ok(first));
  expect(found()).toHaveLength(100);
  world.answer(TABLE, ok([...first, reel('last', { title: 'Nocturne' })]));
  store.dispatch(intents.searched('noc'));
  expect(found()).toEqual(['last']);
  expect(world.pending()).toEqual([]);
  goTo('/app/dashboard');
  goTo('/app/page/reels');
  expect(world.pending()).toEqual([TABLE]);
});

/** All reels of a backend that tells of no windows. */
function told(...all: readonly ListedReel[]) {
  const office = opened();
  office.world.answer(ASK, refused({ kind: 'notFound', noScript: true }));
  office.world.answer(TABLE, ok(all));
  return office;
}

const various = [
  reel('a', { films: 1, length: 90, sentAt: '2026-11-20', sentTo: 'Halden', online: false }),
  reel('b', { films: 3, length: 60, kind: 'group' }),
  reel('c', { films: 2, length: 70, sentAt: '2026-11-24', special: true, owner: 'Bo Aas' }),
  reel('d', { films: 0, length: 10, kind: 'link' }),
  reel('e', { films: 0, length: 5, kind: 'poster' }),
];

test.each([
  ['owner', ['a', 'b', 'd', 'e', 'c']],
  ['films', ['b', 'c', 'a', 'd', 'e']],
  ['length', ['a', 'c', 'b', 'd', 'e']],
  ['sent', ['c', 'a', 'b', 'd', 'e']],
  ['online', ['b', 'c', 'd', 'e', 'a']],
])('all reels that are known in the order of their %s', (column, ids) => {
  const { store, found, intents } = told(...various);
  expect(found()).toEqual(['a', 'b', 'c', 'd', 'e']);
  store.dispatch(intents.sorted(column));
  expect(found()).toEqual(ids);
});

test.each([
  ['kind', 'talent', ['a']],
  ['kind', 'special', ['c']],
  ['kind', 'group', ['b']],
  ['kind', 'link', ['d', 'e']],
  ['online', 'on', ['b', 'c', 'd', 'e']],
  ['online', 'off', ['a']],
  ['sent', 'sent', ['a', 'c']],
  ['sent', 'never', ['b', 'd', 'e']],
])('all reels that are known whose %s is %s', (filter, option, ids) => {
  const { store, found, intents } = told(...various);
  store.dispatch(intents.filtered({ filter, option }));
  expect(found()).toEqual(ids);
  store.dispatch(intents.searched('halden'));
  expect(found()).toEqual(ids.filter((id) => id === 'a'));
});
