import type { Entity } from '../../../src/contract/events';
import { foundReels, selectFoundReelsQuery } from '../../../src/office/entities/foundReels';
import { eventsReconnected, serverEventReceived } from '../../../src/office/kernel/signals';
import { ok, refused, startWorkflows } from '../support';

const CALL = 'http.call reels.find';
const name = { talentFirstName: 'Ana', talentLastName: 'Low' };
const showreel = { reelId: 'r1', title: 'Showreel', talentId: 't1', ...name };
const fiction = { reelId: 'r2', title: 'Fiction', talentId: 't2', ...name };

function start() {
  const { world, store } = startWorkflows({ foundReels: foundReels.reducer }, [foundReels.saga]);
  const look = (search: string) => void store.dispatch(foundReels.facts.asked({ params: { search } }));
  const open = () => look('');
  const told = (entity: Entity) =>
    store.dispatch(serverEventReceived({ kind: 'changed', entity, id: 't1', version: null }));
  const found = () => selectFoundReelsQuery(store.getState());
  return { world, store, look, open, told, found };
}

const opened = () => {
  const office = start();
  office.open();
  office.world.answer(CALL, ok([showreel]));
  return office;
};

test('what is typed is asked for, and what was found before stands until it is answered', () => {
  const { world, look, found } = opened();
  look('fiction');
  expect(world.inputOf(CALL)).toEqual({ search: 'fiction' });
  expect(found()).toMatchObject({ status: 'refreshing', data: [showreel] });
  world.answer(CALL, ok([fiction]));
  expect(found()).toMatchObject({ status: 'ready', data: [fiction] });
});

test('news of reels, and a time without news, ask for nothing while nobody looks for any', () => {
  const { world, store, told } = opened();
  told('reels');
  store.dispatch(eventsReconnected());
  expect(world.pending()).toEqual([]);
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

test('news before any was ever looked for asks for nothing', () => {
  const { world, told, found } = start();
  told('reels');
  expect(world.asked).toEqual([]);
  expect(found().status).toBe('idle');
});

test('a backend without such a call has no reels to find, and is asked again at the next opening', () => {
  const { world, open, found } = start();
  open();
  world.answer(CALL, refused({ kind: 'notFound' }));
  expect(found()).toMatchObject({ status: 'failed', data: null });
  open();
  world.answer(CALL, ok([showreel]));
  expect(found().status).toBe('ready');
});
