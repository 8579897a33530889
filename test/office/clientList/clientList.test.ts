import { categories, selectCategories } from '../../../src/office/entities/categories';
import { ALL } from '../../../src/office/kernel/query/state';
import {
  clientListIntents,
  clientListReducer,
  clientListSaga,
} from '../../../src/office/workflows/office/clientList';
import {
  connectivityReducer,
  wentOffline,
  wentOnline,
} from '../../../src/office/workflows/office/connectivity';
import { offline, ok, startWorkflows } from '../support';
import { actors, directors } from '../talents/catalogue';
import { categoriesLoaded } from '../loaded';

const CALL = 'http.call categories.list';

function start() {
  const office = startWorkflows(
    { categories: categories.reducer, clientList: clientListReducer, connectivity: connectivityReducer },
    [categories.saga, clientListSaga],
  );
  const { store, world } = office;
  store.dispatch(categoriesLoaded([directors]));
  store.dispatch(clientListIntents.opened());
  world.hear('page.watch', true);
  const shown = () => selectCategories(store.getState());
  const pending = () => world.pending().filter((name) => name !== 'page.watch');
  return { ...office, shown, pending };
}

test('is loaded anew every five seconds', () => {
  const { world, shown, pending } = start();
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 5000 });
  world.answer('clock.sleep', null);
  world.answer(CALL, ok([directors, actors]));
  expect(shown()).toEqual([directors, actors]);
  expect(pending()).toEqual(['clock.sleep']);
  world.answer('clock.sleep', null);
  expect(pending()).toEqual([CALL]);
});

test('a list that is the same stays the very same object: nothing is drawn anew', () => {
  const { world, shown } = start();
  const before = shown();
  world.answer('clock.sleep', null);
  world.answer(CALL, ok([{ ...directors }]));
  expect(shown()).toBe(before);
});

test('waits while it is scrolled, and a quarter of a second longer', () => {
  const { world, store, pending } = start();
  store.dispatch(clientListIntents.scrolled());
  store.dispatch(clientListIntents.scrolled());
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 250 });
  expect(pending()).toEqual(['clock.sleep']);
  world.answer('clock.sleep', null);
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 5000 });
});

test('what arrives while it is scrolled does not move it', () => {
  const { world, store, shown, pending } = start();
  world.answer('clock.sleep', null);
  store.dispatch(clientListIntents.scrolled());
  expect(pending()).toEqual(['clock.sleep']);
  expect(shown()).toEqual([directors]);
});

test('asks nothing while the page is hidden or off line, and goes on afterwards', () => {
  const { world, store, pending } = start();
  world.hear('page.watch', false);
  expect(pending()).toEqual([]);
  world.hear('page.watch', true);
  expect(pending()).toEqual(['clock.sleep']);
  store.dispatch(wentOffline());
  expect(pending()).toEqual([]);
  store.dispatch(wentOnline());
  expect(pending()).toEqual(['clock.sleep']);
});

test('a call that fails is no news: the next one comes in its time', () => {
  const { world, shown, pending } = start();
  world.answer('clock.sleep', null);
  world.answer(CALL, offline);
  expect(shown()).toEqual([directors]);
  expect(pending()).toEqual(['clock.sleep']);
});

test('a connection that comes back in the middle of a call begins anew', () => {
  const { world, store, pending } = start();
  world.answer('clock.sleep', null);
  store.dispatch(wentOffline());
  store.dispatch(wentOnline());
  expect(pending()).toEqual(['clock.sleep']);
});

test('a question for the list that is asked for all to see is the newer one', () => {
  const { world, store, pending } = start();
  world.answer('clock.sleep', null);
  store.dispatch(categories.facts.asked({ params: ALL }));
  expect(pending()).toEqual([CALL, 'clock.sleep']);
});

test('ends with the panel', () => {
  const { world, store } = start();
  store.dispatch(clientListIntents.closed());
  expect(world.pending()).toEqual([]);
});
