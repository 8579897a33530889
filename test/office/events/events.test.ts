import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { sessionReducer, signedIn } from '../../../src/office/entities/session';
import { sessionRestored } from '../../../src/office/kernel/sessionFacts';
import { eventsReconnected, eventsSaga } from '../../../src/office/workflows/office/events';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { session } from '../people';

test('after the session was restored the stream is asked for again, and what was missed is loaded', () => {
  const world = scriptedWorld();
  const sagas = createSagaMiddleware({ context: { world } });
  const followedThen: unknown[] = [];
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer }),
    middleware: () =>
      new Tuple(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        if (eventsReconnected.match(action)) followedThen.push(world.pending());
        return next(action);
      }),
  });
  sagas.run(eventsSaga);
  expect(world.pending()).toEqual([]);
  store.dispatch(signedIn(session()));
  store.dispatch(sessionRestored());
  expect(world.asked).toEqual(['events.follow', 'events.follow']);
  expect(world.pending()).toEqual(['events.follow']);
  // The stream is there before the lists are asked for: what happens from now on is heard.
  expect(followedThen).toEqual([['events.follow']]);
});
