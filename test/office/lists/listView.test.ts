import {
  idAt,
  locationChanged,
  navigationReducer,
  queryChanged,
} from '../../../src/office/workflows/office/navigation';
import { listView } from '../../../src/office/workflows/tables/lists';
import { startWorkflows } from '../support';

interface Fruit {
  readonly id: string;
  readonly isRipe: boolean;
}

const HERE = '/fruits';
const fruits: readonly Fruit[] = ['plum', 'apple', 'pear', 'fig'].map((id, at) => ({
  id,
  isRipe: at % 2 === 0,
}));

const fruitList = (sort = '') =>
  listView({
    name: 'fruitList',
    isAt: (path) => idAt(/^\/(fruits|roots)$/, path) !== undefined,
    asked: {
      selectQuery: () => ({ status: 'ready', params: {}, data: fruits }),
      reload: () => ({ type: 'reload' }),
    },
    rows: (_state: object, path) => (path === HERE ? fruits : []),
    idOf: ({ id }) => id,
    searchKeyOf: ({ id }) => id,
    sort,
    orders: { name: ({ id: one }, { id: other }) => (one < other ? -1 : 1) },
    filters: { ripe: { yes: ({ isRipe }) => isRipe, no: ({ isRipe }) => !isRipe } },
  });

const list = fruitList();

const { searched, sorted, sortChosen, filtered, pageOpened, rowsChosen, allChosen, choiceCleared, left } =
  list.intents;

function start(path = HERE, query = '') {
  const { store } = startWorkflows({ navigation: navigationReducer, fruitList: list.reducer }, [list.saga]);
  const goTo = (to: string, search = '') => {
    store.dispatch(locationChanged({ path: to }));
    if (search) store.dispatch(queryChanged({ query: search }));
  };
  goTo(path, query);
  const found = () => list.selectFound(store.getState()).map(({ id }) => id);
  const chosen = () => list.selectChosen(store.getState()).map(({ id }) => id);
  return {
    store,
    goTo,
    found,
    chosen,
    view: () => list.selectView(store.getState()),
    query: () => list.selectShownQuery(store.getState()),
  };
}

describe('the address', () => {
  test('says nothing of a list that nobody has looked at', () => {
    expect(start().query()).toBe('');
  });

  test('says search, order, filters and page; a list that begins there is looked at so', () => {
    const { store, query, view } = start();
    store.dispatch(searched('é & p'));
    store.dispatch(sorted('name'));
    store.dispatch(sorted('name'));
    store.dispatch(filtered({ filter: 'ripe', option: 'no' }));
    store.dispatch(pageOpened(2));
    expect(query()).toBe('?search=%C3%A9+%26+p&sort=-name&ripe=no&page=2');
    expect(start(HERE, query()).view()).toEqual(view());
  });

  test.each(['?sort=age', '?sort=-constructor', '?ripe=maybe&page=-1', '?page=1.5', '?other=1'])(
    'with %s the list is as nobody has looked at it',
    (query) => {
      expect(start(HERE, query).view()).toEqual(start().view());
    },
  );

  test('of another list begins that one afresh; Back finds the first as it was left', () => {
    const { store, goTo, query, view } = start();
    store.dispatch(searched('p'));
    const address = query();
    store.dispatch(left({ of: 'fruits, p', scrollTop: 520, activeRow: 12 }));
    goTo('/roots');
    expect(view()).toMatchObject({ path: '/roots', search: '' });
    goTo('/elsewhere');
    expect(query()).toBeUndefined();
    goTo(HERE, address);
    expect(view()).toMatchObject({ search: 'p', place: { of: 'fruits, p', scrollTop: 520, activeRow: 12 } });
  });

  test('that says what is shown already changes nothing', () => {
    const { store, view, query } = start();
    store.dispatch(searched('p'));
    store.dispatch(rowsChosen({ ids: ['plum'], isChosen: true }));
    const before = view();
    store.dispatch(queryChanged({ query: query() ?? '' }));
    expect(view()).toBe(before);
  });
});

test('pressed over and over, a column sorts, turns round, and leaves the rows as they come', () => {
  const { store, found } = start();
  store.dispatch(sorted('name'));
  expect(found()).toEqual(['apple', 'fig', 'pear', 'plum']);
  store.dispatch(sorted('name'));
  expect(found()).toEqual(['plum', 'pear', 'fig', 'apple']);
  store.dispatch(sorted('name'));
  expect(found()).toEqual(['plum', 'apple', 'pear', 'fig']);
});

test('a list that begins descending by a column is turned round by it, and back', () => {
  const { reducer, intents } = fruitList('-name');
  const once = reducer(undefined, intents.sorted('name'));
  expect(once.sort).toBe('name');
  expect(reducer(once, intents.sorted('name')).sort).toBe('-name');
});

test('a sort that is chosen sorts, whatever sorted before', () => {
  const { store, found } = start();
  store.dispatch(sortChosen('-name'));
  expect(found()).toEqual(['plum', 'pear', 'fig', 'apple']);
  store.dispatch(sortChosen('name'));
  expect(found()).toEqual(['apple', 'fig', 'pear', 'plum']);
});

test.each([searched('a'), sorted('name'), sortChosen('-name'), filtered({ filter: 'ripe', option: 'yes' })])(
  '$type goes back to the first page',
  (intent) => {
    const { store, view } = start();
    store.dispatch(pageOpened(3));
    store.dispatch(intent);
    expect(view().page).toBe(1);
  },
);

describe('rows', () => {
  test('are chosen and chosen no more', () => {
    const { store, chosen } = start();
    store.dispatch(rowsChosen({ ids: ['fig', 'plum'], isChosen: true }));
    expect(chosen()).toEqual(['plum', 'fig']);
    store.dispatch(rowsChosen({ ids: ['fig'], isChosen: false }));
    expect(chosen()).toEqual(['plum']);
    store.dispatch(choiceCleared());
    expect(chosen()).toEqual([]);
  });

  test('are chosen all that are found, but for those that are taken out again', () => {
    const { store, chosen } = start(HERE, '?search=p');
    store.dispatch(allChosen());
    expect(chosen()).toEqual(['plum', 'apple', 'pear']);
    store.dispatch(rowsChosen({ ids: ['apple'], isChosen: false }));
    expect(chosen()).toEqual(['plum', 'pear']);
    store.dispatch(rowsChosen({ ids: ['apple'], isChosen: true }));
    expect(chosen()).toEqual(['plum', 'apple', 'pear']);
  });

  test('that another search finds are not chosen', () => {
    const { store, chosen } = start();
    store.dispatch(allChosen());
    store.dispatch(searched('fig'));
    expect(chosen()).toEqual([]);
  });
});
