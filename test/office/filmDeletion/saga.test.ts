import {
  filmDeletionIntents,
  filmDeletionReducer,
  filmDeletionSaga,
  selectFilmDeletion,
} from '../../../src/office/workflows/filmDeletion';
import { offline, ok, startWorkflows } from '../support';

const REELS = 'http.call film.reels';
const DELETE = 'http.call film.delete';
const RESTORE = 'http.call trash.restore';
const SLEEP = 'clock.sleep';

const film = { filmId: 'f1', title: 'Low Tide', talentId: 't1', onReel: true };
const { opened, confirmed, undone, closed } = filmDeletionIntents;

function start() {
  const { world, store } = startWorkflows({ filmDeletion: filmDeletionReducer }, [filmDeletionSaga]);
  return { world, store, deletion: () => selectFilmDeletion(store.getState()) };
}

function deleted() {
  const office = start();
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

test('Undo is offered for ten seconds, then the film stays in the trash', () => {
  const { world, deletion } = deleted();
  expect(deletion()).toMatchObject({ status: 'deleted', film });
  expect(world.inputOf(SLEEP)).toEqual({ milliseconds: 10_000 });
  world.answer(SLEEP, null);
  expect(deletion().status).toBe('closed');
});

test('Undo brings the film back', () => {
  const { world, store, deletion } = deleted();
  store.dispatch(undone());
  expect(world.pending()).toEqual(['ids.new']);
  world.answer('ids.new', 'request-2');
  expect(world.inputOf(RESTORE)).toEqual({ kind: 'film', id: 'f1', requestId: 'request-2' });
  world.answer(RESTORE, ok({ talentId: 't1' }));
  expect(deletion().status).toBe('restored');
  world.answer(SLEEP, null);
  expect(deletion().status).toBe('closed');
});

test('an Undo that is refused says why, stays, and can be tried again', () => {
  const { world, store, deletion } = deleted();
  store.dispatch(undone());
  world.answer('ids.new', 'request-2');
  world.answer(RESTORE, offline);
  expect(deletion()).toMatchObject({ status: 'deleted', refusal: { kind: 'offline' } });
  expect(world.pending()).toEqual([]);
  store.dispatch(undone());
  expect(deletion().status).toBe('restoring');
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

test('another film may be deleted while Undo of the first is offered', () => {
  const { world, store, deletion } = deleted();
  store.dispatch(opened({ ...film, filmId: 'f2' }));
  expect(deletion()).toMatchObject({ status: 'asking', film: { filmId: 'f2' } });
  expect(world.pending()).toEqual([REELS]);
});
