import { ROWS_ACTED_ON, WINDOW_ROWS } from '../../../src/contract/constants';
import { filmDeleted, films, filmsReducer } from '../../../src/office/entities/films';
import { filmsActedOn, filmWindows } from '../../../src/office/entities/filmWindows';
import { talentsReducer } from '../../../src/office/entities/talents';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { agencyFilmList } from '../../../src/office/workflows/films/agencyFilmList';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { pageSizesIntents, pageSizesReducer } from '../../../src/office/workflows/tables/pageSizes';
import { film, offline, ok } from '../talents/catalogue';
import { refused, startWorkflows } from '../support';

const ASK = 'http.call agencyFilms.window';
const FOUND = 'http.call agencyFilms.found';
const ALL_FILMS = 'http.call agencyFilms.list';
const SLEEP = 'clock.sleep';
const TOTAL = 100_000;

/** A window as the server tells it, of films that are named by what was searched. */
const part = (first: number, of = 'all', found = TOTAL) =>
  ok({
    found,
    total: TOTAL,
    rows: Array.from({ length: Math.min(WINDOW_ROWS, found - first) }, (_none, at) =>
      film(`${of}-${first + at}`, first + at, { title: `${of} ${first + at}` }),
    ),
  });

function start() {
  const { world, store } = startWorkflows(
    {
      agencyFilmList: agencyFilmList.reducer,
      films: filmsReducer,
      filmWindows: filmWindows.reducer,
      filmsActedOn: filmsActedOn.reducer,
      navigation: navigationReducer,
      pageSizes: pageSizesReducer,
      talents: talentsReducer,
    },
    [films.saga, filmWindows.saga, filmsActedOn.saga, agencyFilmList.saga],
  );
  const { intents } = agencyFilmList;
  const found = () => agencyFilmList.selectFound(store.getState());
  return {
    world,
    store,
    found,
    idAt: (row: number) => found()[row]?.film.filmId,
    search: (text: string) => store.dispatch(intents.searched(text)),
    scroll: (first: number, last = first) => store.dispatch(agencyFilmList.showRows({ first, last })),
    goTo: (path: string) => store.dispatch(locationChanged({ path })),
    query: () => agencyFilmList.selectQuery(store.getState()),
    chosen: () => agencyFilmList.selectChosen(store.getState()).map(agencyFilmList.idOf),
    count: () => agencyFilmList.selectChosenCount(store.getState()),
  };
}

function opened(total = TOTAL) {
  const started = start();
  started.goTo('/app/page/films');
  started.world.answer(ASK, part(0, 'all', total));
  return started;
}

test('the first window alone is asked for, and says how many there are', () => {
  const { world, found, idAt, store } = opened();
  expect([found().length, idAt(0), idAt(WINDOW_ROWS)]).toEqual([TOTAL, 'all-0', undefined]);
  expect(agencyFilmList.selectTotal(store.getState())).toBe(TOTAL);
  expect(world.pending()).toEqual([]);
});

test('rows are asked for at once, the next ones once the scrolling stops; what was passed by is not', () => {
  const { world, scroll, idAt } = opened();
  scroll(5000);
  expect(world.inputOf(ASK)).toMatchObject({ first: 5000 });
  scroll(60_000);
  scroll(90_010, 90_060);
  expect(world.pending()).toEqual([ASK, SLEEP]);
  world.answer(SLEEP, null);
  expect(world.inputOf(ASK)).toMatchObject({ first: 90_000 });
  world.answer(ASK, part(90_000));
  expect(world.inputOf(ASK)).toMatchObject({ first: 90_050 });
  world.answer(ASK, part(90_050));
  expect([idAt(90_010), idAt(90_060), idAt(5000)]).toEqual(['all-90010', 'all-90060', undefined]);
});

test('a window on its way that is passed by is given up', () => {
  const { world, scroll } = opened();
  scroll(5000);
  scroll(60_000);
  world.answer(SLEEP, null);
  expect(world.pending()).toEqual([ASK]);
  expect(world.inputOf(ASK)).toMatchObject({ first: 60_000 });
});

test('what was typed last counts: an older window has no say any more, and what is shown stays until then', () => {
  const { world, search, scroll, idAt, found } = opened();
  scroll(5000);
  search('no');
  search('noc');
  expect(world.pending()).toEqual([ASK]);
  expect(world.inputOf(ASK)).toMatchObject({ search: 'noc', first: 0 });
  expect([found().length, idAt(0)]).toEqual([TOTAL, 'all-0']);
  world.answer(ASK, part(0, 'noc', 3));
  expect(found().map((entry) => entry?.film.filmId)).toEqual(['noc-0', 'noc-1', 'noc-2']);
});

test('a search that is taken back shows at once what it showed before, and asks anew', () => {
  const { world, search, idAt } = opened();
  search('noc');
  world.answer(ASK, part(0, 'noc', 3));
  search('');
  expect(idAt(0)).toBe('all-0');
  world.answer(ASK, part(0, 'anew'));
  expect(idAt(0)).toBe('anew-0');
});

test('an order and a page are questions of their own', () => {
  const { world, store, idAt } = opened();
  store.dispatch(agencyFilmList.intents.sorted('title'));
  store.dispatch(agencyFilmList.intents.sorted('title'));
  expect(world.inputOf(ASK)).toMatchObject({ order: 'title', isDescending: true });
  world.answer(ASK, part(0, 'titled'));
  store.dispatch(agencyFilmList.intents.pageOpened(7));
  expect(world.inputOf(ASK)).toMatchObject({ order: 'title', first: 6 * WINDOW_ROWS });
  world.answer(ASK, part(6 * WINDOW_ROWS, 'titled'));
  expect(idAt(6 * WINDOW_ROWS)).toBe('titled-300');
  store.dispatch(pageSizesIntents.pageSizeChosen({ table: 'agencyFilmList', size: 15 }));
  store.dispatch(agencyFilmList.intents.pageOpened(1));
  expect(world.pending()).toEqual([ASK]);
});

test('news ask for the windows on show, once they have settled, and for no others', () => {
  const { world, store, scroll } = opened();
  scroll(5000);
  world.answer(ASK, part(5000));
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'film', id: 'all-1', version: 2 }));
  expect(world.pending()).toEqual([SLEEP]);
  world.answer(SLEEP, null);
  expect(world.pending()).toEqual([ASK]);
  expect(world.inputOf(ASK)).toMatchObject({ first: 5000 });
});

test('nothing is asked for while another page is open', () => {
  const { world, store, goTo } = opened();
  goTo('/app/dashboard');
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'film', id: 'all-1', version: 2 }));
  expect(world.pending()).toEqual([]);
});

test('a film that is deleted here leaves the list at once', () => {
  const { store, idAt, found } = opened();
  store.dispatch(filmDeleted({ filmId: 'all-1', talentId: 't1' }));
  expect([found().length, idAt(1)]).toEqual([TOTAL - 1, 'all-2']);
});

test('all that are found are chosen by the answer of the server, but those named', () => {
  const { world, store, chosen, count } = opened(ROWS_ACTED_ON);
  store.dispatch(agencyFilmList.intents.allChosen());
  expect([count(), chosen()]).toEqual([ROWS_ACTED_ON, []]);
  store.dispatch(agencyFilmList.intents.rowsChosen({ ids: ['all-1'], isChosen: false }));
  world.answer(FOUND, ok(['all-0', 'all-1', 'far'].map((filmId) => ({ filmId, title: '', onReel: false }))));
  expect([count(), chosen()]).toEqual([ROWS_ACTED_ON - 1, ['all-0', 'far']]);
  store.dispatch(agencyFilmList.intents.choiceCleared());
  expect([count(), chosen()]).toEqual([0, []]);
});

test('more than can be acted on at once are chosen and counted, but not asked for until a search finds fewer', () => {
  const { world, store, chosen, count, search } = opened(ROWS_ACTED_ON + 1);
  const choose = () => store.dispatch(agencyFilmList.intents.allChosen());
  choose();
  expect([count(), chosen(), world.pending()]).toEqual([ROWS_ACTED_ON + 1, [], []]);
  search('a');
  choose();
  expect(world.pending()).toEqual([ASK]);
  world.answer(ASK, part(0, 'a', 1));
  world.answer(FOUND, ok([{ filmId: 'a-0', title: '', onReel: false }]));
  expect([count(), chosen()]).toEqual([1, ['a-0']]);
});

test('who chose all that one search found acts on none of them once another is shown', () => {
  const { world, store, chosen, search } = opened();
  const choose = () => store.dispatch(agencyFilmList.intents.allChosen());
  search('a');
  world.answer(ASK, part(0, 'a', 2));
  choose();
  world.answer(FOUND, ok([{ filmId: 'a-0', title: '', onReel: false }]));
  expect(chosen()).toEqual(['a-0']);
  search('b');
  world.answer(ASK, part(0, 'b', 2));
  choose();
  expect(chosen()).toEqual([]);
  world.answer(FOUND, offline);
  expect(chosen()).toEqual([]);
});

test('rows that are chosen one after the other are acted on in the order of the list', () => {
  const { store, chosen } = opened();
  for (const id of ['all-7', 'all-2'])
    store.dispatch(agencyFilmList.intents.rowsChosen({ ids: [id], isChosen: true }));
  expect(chosen()).toEqual(['all-2', 'all-7']);
});

describe('a range of which some rows have not come', () => {
  const acted = (from: number, to: number) =>
    ok(
      Array.from({ length: to - from }, (_none, at) => ({
        ...{ filmId: `all-${from + at}`, title: '', onReel: false },
      })),
    );
  const { intents, selectIsChosen } = agencyFilmList;
  function chosenFar() {
    const started = opened();
    started.store.dispatch(intents.rowsChosen({ ids: ['all-1'], isChosen: true }));
    started.scroll(5000);
    started.world.answer(ASK, part(5000));
    started.store.dispatch(intents.rangeChosen({ first: 1, last: 5001 }));
    return started;
  }

  test('is chosen whole once the server has told of it, and acted on in its order', () => {
    const { world, scroll, store, chosen, count } = chosenFar();
    expect(count()).toBe(1);
    scroll(5050);
    world.answer(FOUND, acted(0, 6000));
    expect([count(), chosen().length, chosen()[0], chosen()[5000]]).toEqual([
      5001,
      5001,
      'all-1',
      'all-5001',
    ]);
    expect(selectIsChosen(store.getState())('all-3000')).toBe(true);
    store.dispatch(intents.rowsChosen({ ids: ['all-3000'], isChosen: false }));
    expect([count(), chosen().includes('all-3000')]).toEqual([5000, false]);
  });

  test('is asked for again where that failed, and says so until then', () => {
    const { world, store, query, count } = chosenFar();
    world.answer(FOUND, offline);
    expect([query().status, count()]).toEqual(['failed', 1]);
    store.dispatch(agencyFilmList.reload());
    world.answer(FOUND, acted(0, 6000));
    expect([count(), world.pending()]).toEqual([5001, [ASK]]);
  });

  test('is not chosen once the list is looked at otherwise, or nothing is', () => {
    for (const given of [intents.searched('noc'), intents.sorted('title'), intents.choiceCleared()]) {
      const { world, store, count } = chosenFar();
      store.dispatch(given);
      expect(world.pending()).not.toContain(FOUND);
      expect(count()).toBe(given.type === intents.sorted.type ? 1 : 0);
    }
  });

  test('keeps its rows, and acts on none of them, while another order is asked for', () => {
    const { world, store, chosen, count } = chosenFar();
    world.answer(FOUND, acted(0, 6000));
    store.dispatch(intents.sorted('title'));
    expect([count(), chosen()]).toEqual([5001, []]);
    world.answer(FOUND, acted(0, 6000));
    expect(chosen()).toHaveLength(5001);
  });
});

test('of all that are chosen, one that is deleted is one less, and is not asked about again', () => {
  const { world, store, chosen } = opened(ROWS_ACTED_ON);
  store.dispatch(agencyFilmList.intents.allChosen());
  world.answer(FOUND, ok(['all-0', 'far'].map((filmId) => ({ filmId, title: '', onReel: false }))));
  store.dispatch(filmDeleted({ filmId: 'far', talentId: 't1' }));
  expect(chosen()).toEqual(['all-0']);
  expect(world.pending()).toEqual([ASK]);
});

test('what is found in the palette takes no row from the list below it', () => {
  const { world, store, idAt } = opened();
  store.dispatch(films.facts.asked({ params: { found: { place: 'palette', search: 'x' } } }));
  world.answer('http.call agencyFilms.find', ok([film('other', 7)]));
  expect(idAt(0)).toBe('all-0');
});

test('that a window did not come is said, and tried again', () => {
  const { world, scroll, query, store, idAt } = opened();
  scroll(5000);
  world.answer(ASK, offline);
  expect(query()).toMatchObject({ status: 'failed', data: { found: TOTAL } });
  store.dispatch(agencyFilmList.reload());
  world.answer(ASK, part(5000));
  expect([query().status, idAt(5000)]).toEqual(['ready', 'all-5000']);
});

test('a backend that tells of no windows is asked for all films, which are searched here', () => {
  const { world, goTo, search, found, scroll } = start();
  goTo('/app/page/films');
  world.answer(ASK, refused({ kind: 'notFound', noScript: true }));
  world.answer(ALL_FILMS, ok([film('f1', 1, { title: 'Low tide' }), film('f2', 2, { title: 'Nocturne' })]));
  search('noc');
  scroll(0);
  expect(world.pending()).toEqual([]);
  expect(found().map((entry) => entry?.film.filmId)).toEqual(['f2']);
});
