import { eventsReconnected, serverEventReceived } from '../../../src/office/workflows/events';
import {
  reelFinderIntents,
  reelFinderReducer,
  reelFinderSaga,
  selectReelFinder,
} from '../../../src/office/workflows/reelFinder';
import { ok, refused, startWorkflows } from '../support';

const CALL = 'http.call reels.list';
const showreel = { reelId: 'r1', title: 'Showreel', talentId: 't1' };
const fiction = { reelId: 'r2', title: 'Fiction', talentId: 't2' };

function start() {
  const { world, store } = startWorkflows({ reelFinder: reelFinderReducer }, [reelFinderSaga]);
  const open = () => store.dispatch(reelFinderIntents.opened());
  const told = (what: 'reels' | 'films' | 'texts') =>
    store.dispatch(serverEventReceived({ kind: 'changed', what, talentId: 't1' }));
  const found = () => selectReelFinder(store.getState());
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
  expect(found()).toEqual({ status: 'listed', reels: [showreel] });
  told('films');
  told('texts');
  open();
  expect(world.pending()).toEqual([]);
});

test('after news of reels they are asked for at the next opening', () => {
  const { world, open, told, found } = opened();
  told('reels');
  expect(world.pending()).toEqual([]);
  open();
  expect(found()).toEqual({ status: 'asking', reels: [showreel] });
  world.answer(CALL, ok([showreel, fiction]));
  expect(found().reels).toEqual([showreel, fiction]);
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
  expect(found()).toEqual({ status: 'listed', reels: [fiction] });
});

test('news before the palette was ever opened asks for nothing', () => {
  const { world, told, found } = start();
  told('reels');
  expect(world.asked).toEqual([]);
  expect(found().status).toBe('unasked');
});

test('a backend without such a list has no reels to find, and is asked again at the next opening', () => {
  const { world, open, found } = start();
  open();
  world.answer(CALL, refused({ kind: 'notFound' }));
  expect(found()).toEqual({ status: 'failed', reels: [] });
  open();
  world.answer(CALL, ok([showreel]));
  expect(found().status).toBe('listed');
});
