import { categories } from '../../../src/office/entities/categories';
import { talentRemoved, talents, talentsReducer } from '../../../src/office/entities/talents';
import { talentsActedOn, talentWindows } from '../../../src/office/entities/talentWindows';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { pageSizesReducer } from '../../../src/office/workflows/tables/pageSizes';
import { talentList } from '../../../src/office/workflows/talents/talentList';
import { refused, startWorkflows } from '../support';
import { offline, ok, talent } from './catalogue';

const ASK = 'http.call talents.window';
const FOUND = 'http.call talents.found';
const LIST = 'http.call talents.list';
const SLEEP = 'clock.sleep';

const part = (of: string, found = 3, total = found) =>
  ok({
    ...{ found, total },
    rows: Array.from({ length: found }, (_none, at) => talent(`${of}-${at}`, { lastName: `${of} ${at}` })),
  });

function start(path = '/app/table/talents/all') {
  const { world, store } = startWorkflows(
    {
      categories: categories.reducer,
      navigation: navigationReducer,
      pageSizes: pageSizesReducer,
      talentList: talentList.reducer,
      talents: talentsReducer,
      talentsActedOn: talentsActedOn.reducer,
      talentWindows: talentWindows.reducer,
    },
    [talents.saga, talentWindows.saga, talentsActedOn.saga, talentList.saga],
  );
  const goTo = (to: string) => store.dispatch(locationChanged({ path: to }));
  goTo(path);
  return {
    world,
    store,
    goTo,
    ids: () => talentList.selectFound(store.getState()).map((entry) => entry?.talent.talentId),
    status: () => talentList.selectQuery(store.getState()).status,
    chosen: () => talentList.selectChosen(store.getState()).map(({ name }) => name),
  };
}

test('the list of a profession asks for it as the address names it, and says how many it has', () => {
  const { world, store, ids } = start('/talents/directors');
  expect(world.inputOf(ASK)).toEqual({
    ...{ search: '', order: 'name', isDescending: false, profession: 'directors' },
    ...{ online: undefined, first: 0, count: 50 },
  });
  world.answer(ASK, part('director', 3, 7));
  expect(ids()).toEqual(['director-0', 'director-1', 'director-2']);
  expect(talentList.selectTotal(store.getState())).toBe(7);
  expect(world.pending()).toEqual([]);
});

test('another profession shows none of the one before; one that was shown before shows again at once', () => {
  const { world, ids, status, goTo } = start('/talents/directors');
  world.answer(ASK, part('director'));
  goTo('/talents/actors');
  expect([status(), ids()]).toEqual(['loading', []]);
  expect(world.pending()).toEqual([ASK]);
  expect(world.inputOf(ASK)).toMatchObject({ profession: 'actors' });
  world.answer(ASK, part('actor'));
  goTo('/talents/directors');
  expect(ids()[0]).toBe('director-0');
  world.answer(ASK, part('anew'));
  expect(ids()[0]).toBe('anew-0');
});

test('who comes back to the list is asked nothing of what was looked for there before', () => {
  const { world, store, goTo } = start();
  world.answer(ASK, part('all'));
  store.dispatch(talentList.intents.searched('tide'));
  world.answer(ASK, part('found'));
  goTo('/app/page/films');
  goTo('/app/table/talents/all');
  expect(world.asked.filter((name) => name === ASK)).toHaveLength(3);
  expect(world.inputOf(ASK)).toMatchObject({ search: '' });
});

test('search, order and the filter of the site are the server’s', () => {
  const { world, store } = start();
  store.dispatch(talentList.intents.filtered({ filter: 'site', option: 'offline' }));
  store.dispatch(talentList.intents.searched(' low  tide '));
  store.dispatch(talentList.intents.sortChosen('-city'));
  expect(world.inputOf(ASK)).toMatchObject({
    ...{ search: 'low tide', order: 'city', isDescending: true },
    ...{ profession: 'all', online: false },
  });
});

test('news of a talent ask for the rows on show once they have settled', () => {
  const { world, store, ids } = start();
  world.answer(ASK, part('one'));
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'talent', id: 'elsewhere', version: 2 }));
  world.answer(SLEEP, null);
  world.answer(ASK, part('two'));
  expect(ids()[0]).toBe('two-0');
});

test('all that are found are acted on by their names, but one that was removed', () => {
  const { world, store, chosen, ids } = start();
  world.answer(ASK, part('one'));
  store.dispatch(talentList.intents.allChosen());
  expect(world.inputOf(FOUND)).toMatchObject({ profession: 'all', search: '' });
  world.answer(
    FOUND,
    ok(['one-0', 'far'].map((talentId) => ({ talentId, firstName: 'Ana', lastName: talentId }))),
  );
  expect(chosen()).toEqual(['Ana one-0', 'Ana far']);
  store.dispatch(talentRemoved({ talentId: 'one-0' }));
  expect([chosen(), ids()]).toEqual([['Ana far'], ['one-1', 'one-2']]);
});

test('that it did not come is said, and tried again', () => {
  const { world, store, status } = start();
  world.answer(ASK, offline);
  expect(status()).toBe('failed');
  store.dispatch(talentList.reload());
  world.answer(ASK, part('one'));
  expect(status()).toBe('ready');
});

test('a backend that tells of no windows is asked for the first hundred and then for all, which are searched here', () => {
  const { world, store, ids } = start();
  world.answer(ASK, refused({ kind: 'notFound', noScript: true }));
  const hundred = Array.from({ length: 100 }, (_none, at) => talent(`t${at}`, { lastName: `Low ${at}` }));
  expect(world.inputOf(LIST)).toEqual({ order: 'onlineFirst', limit: 100, page: 1 });
  world.answer(LIST, ok(hundred));
  expect(ids()).toHaveLength(100);
  expect(world.inputOf(LIST)).toEqual({});
  world.answer(LIST, ok([...hundred, talent('last', { lastName: 'Zapata' })]));
  store.dispatch(talentList.intents.searched('zap'));
  expect(ids()).toEqual(['last']);
  expect(world.pending()).toEqual([]);
});
