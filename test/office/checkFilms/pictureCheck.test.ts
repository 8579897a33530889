import { pictureChecks, selectWaitingPictures } from '../../../src/office/entities/pictureChecks';
import { filmsToEncode } from '../../../src/office/entities/filmsToEncode';
import { ALL } from '../../../src/office/kernel/query/state';
import {
  pictureCheckIntents,
  pictureCheckReducer,
  pictureCheckSaga,
  selectPictureCheck,
  selectPicturesInTurn,
} from '../../../src/office/workflows/films/pictureCheck';
import { offline, ok, refused, startWorkflows } from '../support';

const LIST = 'http.call pictureChecks.list';
const DECIDE = 'http.call pictureCheck.decide';

const { decided, undone, postponed, retried, dismissed } = pictureCheckIntents;

const picture = (pictureId: string) => ({ pictureId, name: `${pictureId}.jpg`, date: '04/03/2026' });
const film = (filmId: string, pictureId: string) => ({
  ...{ filmId, title: filmId, director: '', year: '', talentLastName: '' },
  pictureId,
});
const told = (...ids: string[]) => ({
  pictures: ids.map(picture),
  candidates: ids.flatMap((id) => [film(`film-${id}`, id), film(`other-${id}`, id)]),
});

function known(...ids: string[]) {
  const reducers = {
    pictureChecks: pictureChecks.reducer,
    filmsToEncode: filmsToEncode.reducer,
    pictureCheck: pictureCheckReducer,
  };
  const { world, store } = startWorkflows(reducers, [pictureChecks.saga, pictureCheckSaga]);
  store.dispatch(pictureChecks.facts.asked({ params: ALL }));
  world.answer(LIST, ok(told(...ids)));
  const inTurn = () =>
    selectPicturesInTurn(store.getState())
      .map(({ pictureId }) => pictureId)
      .join('');
  const pictureOf = (pictureId: string) =>
    selectWaitingPictures(store.getState()).find((each) => each.pictureId === pictureId)!;
  const take = (id: string, filmId = `film-${id}`) =>
    store.dispatch(decided({ picture: pictureOf(id), verdict: 'taken', filmId }));
  const refuse = (id: string) =>
    store.dispatch(decided({ picture: pictureOf(id), verdict: 'refused', filmId: `film-${id}` }));
  return { world, store, inTurn, take, refuse };
}

test('each picture has the films that it may be of; where a backend does not say which, all of them', () => {
  const { world, store } = known('a', 'b');
  const films = () =>
    selectWaitingPictures(store.getState()).map(({ candidates }) => candidates.map(({ filmId }) => filmId));
  expect(films()).toEqual([
    ['film-a', 'other-a'],
    ['film-b', 'other-b'],
  ]);
  store.dispatch(pictureChecks.facts.asked({ params: ALL }));
  const candidates = told('a', 'b').candidates.map(({ pictureId: _, ...untold }) => untold);
  world.answer(LIST, ok({ ...told('a', 'b'), candidates }));
  expect(films().map(({ length }) => length)).toEqual([4, 4]);
});

test('the next picture comes at once, and decisions go out one after the other', () => {
  const { world, inTurn, take, refuse } = known('a', 'b', 'c');
  take('a', 'other-a');
  refuse('b');
  expect(inTurn()).toBe('c');
  expect(world.inputOf(DECIDE)).toEqual({ pictureId: 'a', verdict: 'taken', filmId: 'other-a' });
  world.answer(DECIDE, ok());
  expect(world.inputOf(DECIDE)).toEqual({ pictureId: 'b', verdict: 'refused', filmId: 'film-b' });
  world.answer(DECIDE, ok());
  expect(inTurn()).toBe('c');
});

test('what was said is taken back for the film that the picture was sent for, and the picture is there again', () => {
  const { world, store, inTurn, take } = known('a', 'b');
  take('a', 'other-a');
  world.answer(DECIDE, ok());
  store.dispatch(undone());
  expect(inTurn()).toBe('ab');
  expect(world.inputOf(DECIDE)).toEqual({ pictureId: 'a', verdict: 'open', filmId: 'film-a' });
});

test('what waits to be said is not said once it is taken back', () => {
  const { world, store, inTurn, take } = known('a', 'b');
  take('a');
  take('b');
  store.dispatch(undone());
  expect(inTurn()).toBe('b');
  world.answer(DECIDE, ok());
  expect(selectPictureCheck(store.getState()).status).toBe('idle');
});

test('all that was decided since the page was opened can be taken back, the newest first', () => {
  const { world, store, inTurn, take } = known('a', 'b');
  take('a');
  take('b');
  world.answer(DECIDE, ok());
  world.answer(DECIDE, ok());
  store.dispatch(undone());
  store.dispatch(undone());
  expect(inTurn()).toBe('ab');
  expect(world.inputOf(DECIDE)).toMatchObject({ pictureId: 'b', verdict: 'open' });
  world.answer(DECIDE, ok());
  expect(world.inputOf(DECIDE)).toMatchObject({ pictureId: 'a', verdict: 'open' });
});

test('a list that is older than a decision does not bring its picture back', () => {
  const { world, store, inTurn, take } = known('a', 'b');
  store.dispatch(pictureChecks.facts.asked({ params: ALL }));
  take('a');
  world.answer(DECIDE, ok());
  world.answer(LIST, ok(told('a', 'b')));
  expect(inTurn()).toBe('b');
});

test('what is put off comes after the others', () => {
  const { store, inTurn } = known('a', 'b', 'c');
  store.dispatch(postponed({ pictureId: 'a' }));
  store.dispatch(postponed({ pictureId: 'b' }));
  expect(inTurn()).toBe('cab');
});

test('what was not saved holds up what is behind it, and both are tried again', () => {
  const { world, store, take } = known('a', 'b', 'c');
  take('a');
  take('b');
  world.answer(DECIDE, offline);
  expect(selectPictureCheck(store.getState())).toMatchObject({
    status: 'refused',
    refusal: { kind: 'offline' },
  });
  store.dispatch(retried());
  expect(world.inputOf(DECIDE)).toMatchObject({ pictureId: 'a' });
  world.answer(DECIDE, ok());
  expect(world.inputOf(DECIDE)).toMatchObject({ pictureId: 'b' });
});

test('given up, the pictures are to be checked again as the server has them', () => {
  const { world, store, inTurn, take } = known('a', 'b', 'c');
  take('a');
  take('b');
  world.answer(DECIDE, refused({ kind: 'conflict', reason: 'pictureDecided' }));
  store.dispatch(dismissed());
  expect(inTurn()).toBe('abc');
  world.answer(LIST, ok(told('b', 'c')));
  expect(inTurn()).toBe('bc');
});

test('after the last one the server is asked for more', () => {
  const { world, inTurn, take } = known('a');
  take('a');
  expect(inTurn()).toBe('');
  world.answer(DECIDE, ok());
  world.answer(LIST, ok(told('d')));
  expect(inTurn()).toBe('d');
});

test('what is on its way when the page is left is still saved; what was done there is forgotten', () => {
  const { world, store, inTurn, take } = known('a', 'b');
  take('a');
  take('b');
  store.dispatch(pictureChecks.facts.left({ params: ALL }));
  world.answer(DECIDE, ok());
  expect(world.inputOf(DECIDE)).toMatchObject({ pictureId: 'b' });
  world.answer(DECIDE, ok());
  store.dispatch(pictureChecks.facts.asked({ params: ALL }));
  world.answer(LIST, ok(told('a', 'b')));
  expect(inTurn()).toBe('ab');
});
