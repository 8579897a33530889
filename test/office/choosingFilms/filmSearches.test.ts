import { films, filmsReducer, reelFilms } from '../../../src/office/entities/films';
import { ALL } from '../../../src/office/kernel/query/state';
import { reelFilmSearch, specialReelFilmSearch } from '../../../src/office/workflows/films/reelFilmSearch';
import { film, offline, ok } from '../talents/catalogue';
import { startWorkflows } from '../support';

const FIND = 'http.call agencyFilms.find';
const SLEEP = 'clock.sleep';

function start() {
  const { world, store } = startWorkflows(
    {
      films: filmsReducer,
      reelFilmSearch: reelFilmSearch.reducer,
      specialReelFilmSearch: specialReelFilmSearch.reducer,
    },
    [films.saga, reelFilmSearch.saga, specialReelFilmSearch.saga],
  );
  const { typed, left } = reelFilmSearch.intents;
  return {
    world,
    store,
    type: (search: string) => store.dispatch(typed(search)),
    leave: () => store.dispatch(left()),
    found: () => reelFilms.normal.selectRows(store.getState()).map(({ filmId }) => filmId),
    isSearching: () => reelFilmSearch.selectIsSearching(store.getState()),
    refusal: () => reelFilmSearch.selectRefusal(store.getState()),
  };
}

test('the first films are there at once, others once the person pauses, and only what was typed last counts', () => {
  const { world, type, found, isSearching } = start();
  type('');
  world.answer(FIND, ok([film('f1', 1), film('f2', 2)]));
  expect([found(), isSearching()]).toEqual([['f1', 'f2'], false]);
  type('lo');
  type('low ');
  expect([found(), isSearching()]).toEqual([['f1', 'f2'], true]);
  world.answer(SLEEP, null);
  expect(world.inputOf(FIND)).toEqual({ search: 'low', isStart: false });
  type('low t');
  world.answer(SLEEP, null);
  world.answer(FIND, ok([film('f3', 3)]));
  expect([found(), isSearching()]).toEqual([['f3'], false]);
});

test('a special reel’s films are found apart from another’s, by how they start', () => {
  const { world, store, found, type } = start();
  type('');
  world.answer(FIND, ok([film('f1', 1)]));
  store.dispatch(specialReelFilmSearch.intents.typed(''));
  expect(world.inputOf(FIND)).toEqual({ search: '', isStart: true });
  world.answer(FIND, ok([film('f2', 2)]));
  expect(found()).toEqual(['f1']);
  expect(reelFilms.special.selectRows(store.getState()).map(({ filmId }) => filmId)).toEqual(['f2']);
});

test('that nothing could be searched is said until it works', () => {
  const { world, type, refusal } = start();
  type('');
  world.answer(FIND, offline);
  expect(refusal()).toEqual({ kind: 'offline' });
  type('x');
  world.answer(SLEEP, null);
  expect(refusal()).toBeUndefined();
  world.answer(FIND, ok([]));
  expect(refusal()).toBeUndefined();
});

test('what is not looked at any more is not asked for', () => {
  const { world, type, leave } = start();
  type('');
  world.answer(FIND, ok([]));
  type('x');
  leave();
  expect(world.pending()).toEqual([]);
});

test('where all films are known, or on their way, they are searched here', () => {
  const { world, store, type, found, isSearching } = start();
  store.dispatch(films.facts.asked({ params: ALL }));
  type('');
  expect([world.pending(), isSearching()]).toEqual([['http.call agencyFilms.list'], true]);
  world.answer('http.call agencyFilms.list', ok([film('f1', 1)]));
  type('x');
  expect([found(), isSearching(), world.pending()]).toEqual([['f1'], false, []]);
});
