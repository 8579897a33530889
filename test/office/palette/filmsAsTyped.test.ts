import { films, filmsReducer, selectFilmsIn } from '../../../src/office/entities/films';
import { ALL } from '../../../src/office/kernel/query/state';
import { paletteFilms, reelFilmsToChoose } from '../../../src/office/workflows/films/filmsAsTyped';
import { film, offline, ok } from '../talents/catalogue';
import { startWorkflows } from '../support';

const FIND = 'http.call agencyFilms.find';
const SLEEP = 'clock.sleep';

function start() {
  const { world, store } = startWorkflows(
    {
      films: filmsReducer,
      paletteFilms: paletteFilms.reducer,
      reelFilmsToChoose: reelFilmsToChoose.reducer,
    },
    [films.saga, paletteFilms.saga, reelFilmsToChoose.saga],
  );
  const { opened, typed, closed } = paletteFilms.intents;
  return {
    world,
    store,
    open: () => store.dispatch(opened({ isStart: false })),
    type: (search: string) => store.dispatch(typed(search)),
    close: () => store.dispatch(closed()),
    found: () => selectFilmsIn(store.getState(), 'palette').map(({ filmId }) => filmId),
    isSearching: () => paletteFilms.selectIsSearching(store.getState()),
    refusal: () => paletteFilms.selectRefusal(store.getState()),
  };
}

test('the first films are there at once, others once the person pauses, and only what was typed last counts', () => {
  const { world, open, type, found, isSearching } = start();
  open();
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

test('a reel’s films are found apart from the palette’s, by how they start where that is asked', () => {
  const { world, store, found, open } = start();
  open();
  world.answer(FIND, ok([film('f1', 1)]));
  store.dispatch(reelFilmsToChoose.intents.opened({ isStart: true }));
  expect(world.inputOf(FIND)).toEqual({ search: '', isStart: true });
  world.answer(FIND, ok([film('f2', 2)]));
  expect(found()).toEqual(['f1']);
  expect(selectFilmsIn(store.getState(), 'reel').map(({ filmId }) => filmId)).toEqual(['f2']);
});

test('that nothing could be searched is said until it works', () => {
  const { world, open, type, refusal } = start();
  open();
  world.answer(FIND, offline);
  expect(refusal()).toEqual({ kind: 'offline' });
  type('x');
  world.answer(SLEEP, null);
  expect(refusal()).toBeUndefined();
  world.answer(FIND, ok([]));
  expect(refusal()).toBeUndefined();
});

test('what is not looked at any more is not asked for', () => {
  const { world, open, type, close } = start();
  open();
  world.answer(FIND, ok([]));
  type('x');
  close();
  expect(world.pending()).toEqual([]);
});

test('where all films are known, or on their way, they are searched here', () => {
  const { world, store, open, type, found, isSearching } = start();
  store.dispatch(films.facts.asked({ params: ALL }));
  open();
  expect([world.pending(), isSearching()]).toEqual([['http.call agencyFilms.list'], true]);
  world.answer('http.call agencyFilms.list', ok([film('f1', 1)]));
  type('x');
  expect([found(), isSearching(), world.pending()]).toEqual([['f1'], false, []]);
});
