import type { ServerEvent } from '../../../src/contract/events';
import { localHub } from '../../../src/server/events/hub';

const changed = (id: string): ServerEvent => ({ kind: 'changed', entity: 'talent', id, version: null });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Hub = ReturnType<typeof localHub>;
/** The talents of which was told, and whether that is all. */
const toldBy = (hub: Hub, since: string | number, agency = 'CO') => {
  const { events, isWhole } = hub.told(agency, since);
  return { ids: events.map(({ event }) => (event.kind === 'changed' ? event.id : '')), isWhole };
};

test('what was told in the last moments is known, for each agency apart and in its order', () => {
  const hub = localHub();
  hub.publish('CO', changed('t1'));
  jest.advanceTimersByTime(1500);
  hub.publish('CO', changed('t2'));
  hub.publish('MP', changed('t3'));
  expect(toldBy(hub, 2000)).toEqual({ ids: ['t1', 't2'], isWhole: true });
  expect(toldBy(hub, 2000, 'MP')).toEqual({ ids: ['t3'], isWhole: true });
  jest.advanceTimersByTime(500);
  expect(toldBy(hub, 2000)).toEqual({ ids: ['t2'], isWhole: true });
  expect(toldBy(hub, 2000, 'nobody')).toEqual({ ids: [], isWhole: true });
});

test('who was away gets what came after the last that was heard', () => {
  const hub = localHub();
  const heard: string[] = [];
  hub.subscribe('CO', (_event, id) => heard.push(id));
  for (const id of ['t1', 't2', 't3']) hub.publish('CO', changed(id));
  expect(toldBy(hub, heard[0]!)).toEqual({ ids: ['t2', 't3'], isWhole: true });
  expect(toldBy(hub, heard[2]!)).toEqual({ ids: [], isWhole: true });
  expect(hub.told('CO', 0).lastId).toBe(heard[2]);
});

test('who was away for longer than is remembered is told so', () => {
  const hub = localHub();
  const { lastId } = hub.told('CO', 0);
  hub.publish('CO', changed('t1'));
  jest.advanceTimersByTime(11 * 60_000);
  hub.publish('CO', changed('t2'));
  expect(toldBy(hub, lastId)).toEqual({ ids: [], isWhole: false });
  expect(toldBy(hub, 12 * 60_000).isWhole).toBe(false);
});

test('no more than so many are remembered', () => {
  const hub = localHub();
  const { lastId } = hub.told('CO', 0);
  for (let count = 0; count < 2100; count += 1) hub.publish('CO', changed(`t${count}`));
  expect(toldBy(hub, lastId).isWhole).toBe(false);
  expect(toldBy(hub, 60_000).isWhole).toBe(false);
});

test.each(['other.1', '', 'nonsense', '.1'])(
  'an id that is not of this process is not gone on after: %j',
  (id) => {
    const hub = localHub();
    hub.publish('CO', changed('t1'));
    expect(toldBy(hub, id)).toEqual({ ids: [], isWhole: false });
  },
);

test('what passed it by makes what came before no whole any more', () => {
  const hub = localHub();
  hub.publish('CO', changed('t1'));
  const { lastId } = hub.told('CO', 0);
  jest.advanceTimersByTime(1000);
  hub.forget();
  expect(toldBy(hub, lastId).isWhole).toBe(false);
  expect(toldBy(hub, 2000).isWhole).toBe(false);
  jest.advanceTimersByTime(3000);
  expect(toldBy(hub, 2000)).toEqual({ ids: [], isWhole: true });
});
