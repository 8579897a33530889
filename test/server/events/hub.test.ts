import type { ServerEvent } from '../../../src/contract/events';
import { localHub } from '../../../src/server/events/hub';

const changed = (id: string): ServerEvent => ({ kind: 'changed', entity: 'talent', id, version: null });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was told last is remembered for a moment, for each agency apart and in its order', () => {
  const hub = localHub();
  hub.publish('CO', changed('t1'));
  jest.advanceTimersByTime(1500);
  hub.publish('CO', changed('t2'));
  hub.publish('MP', changed('t3'));
  expect(hub.recent('CO')).toEqual([changed('t1'), changed('t2')]);
  expect(hub.recent('MP')).toEqual([changed('t3')]);
  jest.advanceTimersByTime(500);
  expect(hub.recent('CO')).toEqual([changed('t2')]);
  jest.advanceTimersByTime(1500);
  expect(hub.recent('CO')).toEqual([]);
  expect(hub.recent('nobody')).toEqual([]);
});
