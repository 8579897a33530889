import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import {
  playerIntents,
  playerReducer,
  playerSaga,
  selectPlayer,
} from '../../../src/office/workflows/films/player';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { sagaOf } from '../support';

const films = ['a', 'b', 'c'].map((filmId) => ({ filmId, title: filmId.toUpperCase() }));
const { opened, metadataLoaded, played, paused, ended, filmChosen, broke, retried, closed } = playerIntents;

function start(index = 0) {
  const world = scriptedWorld();
  const sagas = createSagaMiddleware({ context: { world } });
  const store = configureStore({
    reducer: combineReducers({ player: playerReducer }),
    middleware: () => new Tuple(sagas),
  });
  sagas.run(sagaOf(playerSaga));
  store.dispatch(opened({ films, index }));
  const player = () => selectPlayer(store.getState());
  return { world, store, player };
}

test('a film goes from loading over its metadata to playing, pausing and on', () => {
  const { store, player } = start();
  expect(player()).toMatchObject({ status: 'loading', index: 0 });
  for (const [step, status] of [
    [metadataLoaded(), 'loadedMetadata'],
    [played(), 'playing'],
    [paused(), 'paused'],
    [played(), 'playing'],
  ] as const) {
    store.dispatch(step);
    expect(player().status).toBe(status);
  }
});

test('a reel goes on with its next film, and fades out to nothing after the last', () => {
  const { world, store, player } = start(1);
  store.dispatch(metadataLoaded());
  store.dispatch(ended());
  expect(player()).toMatchObject({ status: 'loading', index: 2 });
  store.dispatch(metadataLoaded());
  store.dispatch(ended());
  expect(player().status).toBe('fadingOut');
  world.answer('clock.sleep', null);
  expect(player()).toEqual({ status: 'empty' });
});

test('any film of the reel can be chosen, and none beyond it', () => {
  const { store, player } = start();
  store.dispatch(filmChosen(2));
  expect(player()).toMatchObject({ status: 'loading', index: 2 });
  store.dispatch(filmChosen(3));
  store.dispatch(filmChosen(-1));
  expect(player()).toMatchObject({ index: 2 });
});

test('a film that cannot be played is begun anew at a retry', () => {
  const { store, player } = start();
  store.dispatch(broke());
  expect(player().status).toBe('failed');
  store.dispatch(retried());
  expect(player()).toMatchObject({ status: 'loading', attempt: 2 });
});

test('a film opened while the player fades out stays open', () => {
  const { world, store, player } = start();
  store.dispatch(closed());
  store.dispatch(opened({ films, index: 0 }));
  expect(world.pending()).toEqual([]);
  // The video that fades is still on the page: the same film is another attempt, or it would never tell that it began.
  expect(player()).toMatchObject({ status: 'loading', index: 0, attempt: 2 });
});

test('nothing opens without a film', () => {
  const { world, store, player } = start();
  store.dispatch(closed());
  world.answer('clock.sleep', null);
  store.dispatch(opened({ films: [], index: 0 }));
  expect(player()).toEqual({ status: 'empty' });
});
