import { devicesChanged } from '../../../src/office/entities/devices';
import {
  accountChangeIntents,
  accountChangeReducer,
  accountChangeSaga,
  selectAccountChange,
} from '../../../src/office/workflows/account/accountChange';
import {
  deviceEndIntents,
  deviceEndsReducer,
  deviceEndsSaga,
  selectDeviceEnd,
} from '../../../src/office/workflows/account/deviceEnds';
import { preferencesReducer } from '../../../src/office/workflows/office/preferences';
import { ok, refused, startWorkflows } from '../support';

const ADDRESS = 'http.call account.changeAddress';
const END = 'http.call account.endDevice';

function start() {
  const office = startWorkflows(
    {
      preferences: preferencesReducer,
      accountChange: accountChangeReducer,
      deviceEnds: deviceEndsReducer,
      changed: (count: number = 0, action) => (devicesChanged.match(action) ? count + 1 : count),
    },
    [accountChangeSaga, deviceEndsSaga],
  );
  const { store } = office;
  return {
    ...office,
    change: () => selectAccountChange(store.getState()),
    end: (deviceId: string) => selectDeviceEnd(store.getState(), deviceId),
    timesChanged: () => store.getState().changed,
  };
}

test('an address says whether it counts already, and no state holds a password', () => {
  const { store, world, change, timesChanged } = start();
  store.dispatch(accountChangeIntents.opened('address'));
  const typed = { kind: 'address', email: ' ana@co.example ', currentPassword: 'rosebud rosebud' } as const;
  store.dispatch(accountChangeIntents.submitted(typed));
  expect(JSON.stringify(store.getState())).not.toContain('rosebud');
  expect(world.inputOf(ADDRESS)).toMatchObject({
    email: 'ana@co.example',
    currentPassword: 'rosebud rosebud',
  });
  world.answer(ADDRESS, ok({ isMailed: false }));
  expect(change()).toEqual({
    status: 'told',
    changed: { kind: 'address', email: 'ana@co.example', isMailed: false },
  });
  expect(timesChanged()).toBe(1);
});

test('a device that is signed out already is as good as signed out; any other refusal is told at its row', () => {
  const { store, world, end, timesChanged } = start();
  store.dispatch(deviceEndIntents.requested({ deviceId: 'd2' }));
  store.dispatch(deviceEndIntents.requested({ deviceId: 'd3' }));
  world.answer(END, refused({ kind: 'notFound' }));
  world.answer(END, refused({ kind: 'failed', status: 500 }));
  expect([end('d2').status, end('d3').status, timesChanged()]).toEqual(['open', 'refused', 1]);
});
