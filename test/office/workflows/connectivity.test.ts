import { sessionRestored } from '../../../src/office/kernel/sessionFacts';
import { eventsLost, eventsReconnected, wentOffline, wentOnline } from '../../../src/office/kernel/signals';
import {
  connectionBackSaga,
  connectivityReducer,
  selectConnection,
} from '../../../src/office/workflows/office/connectivity';
import { startWorkflows } from '../support';

function start() {
  const { store, world } = startWorkflows({ connectivity: connectivityReducer }, [connectionBackSaga]);
  return { store, world, connection: () => selectConnection(store.getState()) };
}

test('the server is away until its stream is open again, and that it is back is said for a while', () => {
  const { store, world, connection } = start();
  store.dispatch(eventsLost());
  expect(connection()).toBe('away');
  store.dispatch(eventsReconnected());
  expect(connection()).toBe('back');
  world.answer('clock.sleep', null);
  expect(connection()).toBe('online');
});

test('a stream that ended with its session is not said to be back with the server', () => {
  const { store, connection } = start();
  store.dispatch(eventsLost());
  store.dispatch(sessionRestored());
  store.dispatch(eventsReconnected());
  expect(connection()).toBe('online');
});

test('lost again meanwhile, it is away, and no longer about to be well', () => {
  const { store, world, connection } = start();
  store.dispatch(eventsLost());
  store.dispatch(eventsReconnected());
  store.dispatch(eventsLost());
  expect(world.pending()).toEqual([]);
  expect(connection()).toBe('away');
});

test('a browser that is on line again does not say so of a server that was lost meanwhile', () => {
  const { store, connection } = start();
  store.dispatch(wentOffline());
  store.dispatch(eventsLost());
  expect(connection()).toBe('offline');
  store.dispatch(wentOnline());
  expect(connection()).toBe('away');
});

test('a backend without a stream, which is asked once a minute, is not said to be back', () => {
  const { store, connection } = start();
  store.dispatch(eventsReconnected());
  expect(connection()).toBe('online');
});
