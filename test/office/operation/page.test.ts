import { operation } from '../../../src/office/entities/operation';
import {
  connectivityReducer,
  wentOffline,
  wentOnline,
} from '../../../src/office/workflows/office/connectivity';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { OPERATION_PATH, operationPageSaga } from '../../../src/office/workflows/office/operationPage';
import { signedInPerson } from '../people';
import { offline, ok, refused, startWorkflows } from '../support';

const ASK = 'http.call operation.get';
const REST = 'clock.sleep';
const told = { queues: [], calls: [], workers: [], uptime: 1, streams: 0 };

function start() {
  const office = startWorkflows(
    { ...signedInPerson, operation: operation.reducer, connectivity: connectivityReducer },
    [operation.saga, operationPageSaga],
  );
  office.store.dispatch(locationChanged({ path: OPERATION_PATH }));
  const status = () => operation.selectQuery(office.store.getState(), {}).status;
  return { ...office, status };
}

test('it is asked for anew while its page is open, also after a failure that may pass, and no longer', () => {
  const { store, world, status } = start();
  world.answer(ASK, ok(told));
  world.answer(REST, null);
  expect(status()).toBe('refreshing');
  world.answer(ASK, offline);
  expect(status()).toBe('failed');
  world.answer(REST, null);
  world.answer(ASK, ok(told));
  store.dispatch(locationChanged({ path: '/app/dashboard' }));
  expect(world.pending()).toEqual([]);
});

test('not while there is no connection; and who may not see it is told once', () => {
  const { store, world, status } = start();
  world.answer(ASK, ok(told));
  store.dispatch(wentOffline());
  world.answer(REST, null);
  expect(world.pending()).toEqual([REST]);
  store.dispatch(wentOnline());
  world.answer(REST, null);
  world.answer(ASK, refused({ kind: 'forbidden' }));
  expect(status()).toBe('failed');
  world.answer(REST, null);
  expect(world.pending()).toEqual([REST]);
});
