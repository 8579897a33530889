import {
  filmsReducer,
  selectFilm,
  selectFilmEntriesOf,
  talentFilmsLoaded,
} from '../../../src/office/entities/films';
import {
  deleteFilmIntents,
  deleteFilmReducer,
  deleteFilmSaga,
  selectDeleteFilm,
} from '../../../src/office/workflows/deleteFilm';
import { selectUndo, undoReducer } from '../../../src/office/workflows/undo';
import { offline, ok, startWorkflows } from '../support';
import { film as filmOf } from '../talents/catalogue';

const REELS = 'http.call film.reels';
const DELETE = 'http.call film.delete';

const film = { filmId: 'f1', title: 'Low Tide', talentId: 't1', onReel: true };
const { opened, confirmed, closed } = deleteFilmIntents;

function start() {
  const { world, store } = startWorkflows(
    { deleteFilm: deleteFilmReducer, films: filmsReducer, undo: undoReducer },
    [deleteFilmSaga],
  );
  return { world, store, deletion: () => selectDeleteFilm(store.getState()) };
}

function deleted() {
  const office = start();
  office.store.dispatch(talentFilmsLoaded({ talentId: 't1', films: [filmOf('f1', 1)] }));
  office.store.dispatch(opened(film));
  office.world.answer(REELS, ok([]));
  office.store.dispatch(confirmed());
  office.world.answer('ids.new', 'request-1');
  expect(office.world.inputOf(DELETE)).toEqual({
    filmId: 'f1',
    online: false,
    isOnReel: true,
    talentId: 't1',
    requestId: 'request-1',
  });
  office.world.answer(DELETE, ok());
  return office;
}

test('a person sees on which reels the film stands before anything is done', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened(film));
  expect(world.pending()).toEqual([REELS]);
  const reel = { reelId: 'r1', title: 'Showreel', owner: 'Ada Low', kind: 'normal', position: 2 };
  world.answer(REELS, ok([reel]));
  expect(deletion()).toMatchObject({ status: 'asking', reels: { status: 'listed', reels: [reel] } });
  store.dispatch(closed());
  expect(world.pending()).toEqual([]);
});

test('a film can be deleted while its reels could not be listed', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened(film));
  world.answer(REELS, offline);
  expect(deletion()).toMatchObject({ reels: { status: 'unknown', refusal: { kind: 'offline' } } });
  store.dispatch(confirmed());
  expect(deletion().status).toBe('deleting');
});

test('a deleted film is gone from its talent at once, and the way back is offered', () => {
  const { store, deletion } = deleted();
  expect(deletion().status).toBe('closed');
  expect(selectFilm(store.getState(), 'f1')).toBeUndefined();
  expect(selectFilmEntriesOf(store.getState(), 't1')).toEqual([]);
  expect(selectUndo(store.getState())).toEqual({
    status: 'offered',
    thing: { kind: 'film', id: 'f1', title: 'Low Tide' },
  });
});

test('a deletion that is refused goes back to the question and says why', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened(film));
  store.dispatch(confirmed());
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  world.answer(DELETE, offline);
  expect(deletion()).toMatchObject({ status: 'asking', refusal: { kind: 'offline' } });
});

test('a deletion whose answer was lost is tried again as the same request', () => {
  const { world, store, deletion } = start();
  store.dispatch(opened(film));
  store.dispatch(confirmed());
  world.answer('ids.new', 'request-1');
  world.answer(DELETE, offline);
  store.dispatch(confirmed());
  expect(world.inputOf(DELETE)).toMatchObject({ requestId: 'request-1' });
  world.answer(DELETE, ok());
  expect(deletion().status).toBe('closed');
});
