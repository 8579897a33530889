import type { Entity } from '../../../src/contract/events';
import { foundReels, selectFoundReelsQuery } from '../../../src/office/entities/foundReels';
import { eventsReconnected, serverEventReceived } from '../../../src/office/kernel/signals';
import { ok, refused, startWorkflows } from '../support';

const CALL = 'http.call reels.list';
const showreel = { reelId: 'r1', title: 'Showreel', talentId: 't1' };
const fiction = { reelId: 'r2', title: 'Fiction', talentId: 't2' };

function start() {
  const { world, store } = startWorkflows({ foundReels: foundReels.reducer }, [foundReels.saga]);
  const open = () => store.dispatch(foundReels.want());
  const told = (entity: Entity) =>
    store.dispatch(serverEventReceived({ kind: 'changed', entity, id: 't1', version: null }));
  const found = () => selectFoundReelsQuery(store.getState());
  return { world, store, open, told, found };
}

const opened = () => {
  const office = start();
  office.open();
  office.world.answer(CALL, ok([showreel]));
  return office;
};

test('reels are asked for when the palette opens, and not again while nothing changed', () => {
  const { world, open, told, found } = opened();
  expect(found()).toMatchObject({ status: 'ready', data: [showreel] });
  told('film');
  told('biography');
  open();
  expect(world.pending()).toEqual([]);
});

test('after news of reels they are asked for at the next opening', () => {
  const { world, open, told, found } = opened();
  told('reels');
  expect(world.pending()).toEqual([]);
  open();
  expect(found()).toMatchObject({ status: 'refreshing', data: [showreel] });
  world.answer(CALL, ok([showreel, fiction]));
  expect(found().data).toEqual([showreel, fiction]);
});

test('after a time without news they are asked for at the next opening', () => {
  const { world, store, open } = opened();
  store.dispatch(eventsReconnected());
  open();
  expect(world.pending()).toEqual([CALL]);
});

test('news that comes while they are asked for asks once more: the answer may be older', () => {
  const { world, open, told, found } = start();
  open();
  told('reels');
  expect(world.asked.filter((key) => key === CALL)).toHaveLength(2);
  expect(world.pending()).toEqual([CALL]);
  world.answer(CALL, ok([fiction]));
  expect(found()).toMatchObject({ status: 'ready', data: [fiction] });
});

test('news before the palette was ever opened asks for nothing', () => {
  const { world, told, found } = start();
  told('reels');
  expect(world.asked).toEqual([]);
  expect(found().status).toBe('idle');
});

test('a backend without such a list has no reels to find, and is asked again at the next opening', () => {
  const { world, open, found } = start();
  open();
  world.answer(CALL, refused({ kind: 'notFound' }));
  expect(found()).toMatchObject({ status: 'failed', data: null });
  open();
  world.answer(CALL, ok([showreel]));
  expect(found().status).toBe('ready');
});
