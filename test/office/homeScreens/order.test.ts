import type { Screen } from '../../../src/contract/entities/screen';
import { screens, screensReducer, screenSwitched } from '../../../src/office/entities/screens';
import { ALL } from '../../../src/office/kernel/query/state';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { screenHoldIntents, screenHoldReducer } from '../../../src/office/workflows/homeScreens/screenHold';
import { screenOrder } from '../../../src/office/workflows/homeScreens/screenOrder';
import { screenSwitches } from '../../../src/office/workflows/homeScreens/screenSwitches';
import { selectScreensInOrder } from '../../../src/office/workflows/homeScreens/screensInOrder';
import { selectUndo, undoIntents, undoReducer, undoSaga } from '../../../src/office/workflows/trash/undo';
import { offline, ok, startWorkflows } from '../support';

const LIST = 'http.call screens.list';
const MOVE = 'http.call screen.move';
const SLEEP = 'clock.sleep';

const screen = (screenId: string, position?: number, online = true): Screen => ({
  screenId,
  filmId: '',
  legend: screenId,
  online,
  version: 1,
  ...(position !== undefined && { position }),
});

function known(rows: readonly Screen[]) {
  const reducers = {
    screens: screensReducer,
    screenHold: screenHoldReducer,
    screenOrder: screenOrder.reducer,
    screenSwitches: screenSwitches.reducer,
    undo: undoReducer,
  };
  const { world, store } = startWorkflows(reducers, [screens.saga, screenOrder.saga, undoSaga]);
  store.dispatch(screens.facts.asked({ params: ALL }));
  world.answer(LIST, ok(rows));
  const move = (screenId: string, beforeId: string) =>
    store.dispatch(screenOrder.intents.requested({ screenId, beforeId }));
  const list = () =>
    selectScreensInOrder(store.getState())
      .map(({ screenId }) => screenId)
      .join('');
  return { world, store, move, list };
}

const abc = [screen('a', 1), screen('b', 2), screen('c', 3)];

test('a move is shown at once and stays once it is saved', () => {
  const { world, move, list } = known(abc);
  move('c', 'a');
  expect(list()).toBe('cab');
  expect(world.inputOf(MOVE)).toEqual({ screenId: 'c', beforeId: 'a' });
  world.answer(MOVE, ok());
  expect(list()).toBe('cab');
});

test('moves go out one after the other, and are all shown meanwhile', () => {
  const { world, move, list } = known(abc);
  move('c', 'a');
  move('b', 'c');
  expect(list()).toBe('bca');
  world.answer(MOVE, ok());
  expect(list()).toBe('bca');
  expect(world.inputOf(MOVE)).toEqual({ screenId: 'b', beforeId: 'c' });
  world.answer(MOVE, ok());
  expect(list()).toBe('bca');
});

test('what is refused stands where it stood, and is tried again with what waited behind it', () => {
  const { world, store, move, list } = known(abc);
  move('c', 'a');
  move('b', 'c');
  world.answer(MOVE, offline);
  expect(list()).toBe('abc');
  expect(screenOrder.select(store.getState())).toMatchObject({
    status: 'refused',
    refusal: { kind: 'offline' },
  });
  store.dispatch(screenOrder.intents.retried());
  expect(list()).toBe('bca');
  world.answer(MOVE, ok());
  world.answer(MOVE, ok());
  expect(list()).toBe('bca');
});

test('what was refused is told of again once another screen was moved, but for one that was moved again', () => {
  const { world, store, move, list } = known(abc);
  move('c', 'a');
  move('b', 'c');
  world.answer(MOVE, offline);
  move('c', 'b');
  world.answer(MOVE, ok());
  expect(list()).toBe('acb');
  expect(screenOrder.select(store.getState())).toMatchObject({
    ...{ status: 'refused', refusal: { kind: 'offline' }, waiting: [] },
    move: { screenId: 'b', beforeId: 'c' },
  });
});

test('what was refused is told of no more once the same screen is moved anew, also while another one is', () => {
  const { world, store, move } = known(abc);
  move('c', 'a');
  world.answer(MOVE, offline);
  move('b', 'a');
  move('c', 'b');
  world.answer(MOVE, ok());
  world.answer(MOVE, ok());
  expect(screenOrder.select(store.getState())).toEqual({ status: 'idle' });
});

test('a screen that is held stands where it would be dropped, until it is let go', () => {
  const { store, list } = known(abc);
  store.dispatch(screenHoldIntents.taken({ screenId: 'a', beforeId: 'c' }));
  expect(list()).toBe('bac');
  store.dispatch(screenHoldIntents.released());
  expect(list()).toBe('abc');
});

test('those on the site come first, wherever they stand: one that is switched on takes its place among them', () => {
  const { store, move, list } = known([screen('a', 1), screen('c', 3), screen('b', 2, false)]);
  expect(list()).toBe('acb');
  move('a', '');
  expect(list()).toBe('cab');
  store.dispatch(screenSwitched({ screenId: 'b', online: true }));
  expect(list()).toBe('bca');
});

test('a screen that a colleague deletes is no place to move before: the move is the last one', () => {
  const { world, store, move, list } = known(abc);
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'screen', id: 'a', version: null }));
  world.answer(SLEEP, null);
  world.answer(LIST, ok([]));
  move('b', 'a');
  expect(list()).toBe('cb');
});

test('the moves of a colleague come by their rows alone', () => {
  const { world, store, list } = known(abc);
  for (const id of ['a', 'b'])
    store.dispatch(serverEventReceived({ kind: 'changed', entity: 'screen', id, version: null }));
  world.answer(SLEEP, null);
  expect(world.inputOf(LIST)).toEqual({ screenIds: ['a', 'b'] });
  world.answer(LIST, ok([screen('a', 2), screen('b', 1)]));
  expect(list()).toBe('bac');
});

test('a backend that tells no positions is believed in its order', () => {
  const { list } = known([screen('c'), screen('a'), screen('b', undefined, false)]);
  expect(list()).toBe('cab');
});

test('a move is taken back to where the screen stood', () => {
  const { world, store, move, list } = known(abc);
  move('a', '');
  world.answer(MOVE, ok());
  expect(list()).toBe('bca');
  expect(selectUndo(store.getState()).status).toBe('offered');
  store.dispatch(undoIntents.requested());
  expect(world.inputOf(MOVE)).toEqual({ screenId: 'a', beforeId: 'b' });
  world.answer(MOVE, ok());
  expect(list()).toBe('abc');
  expect(selectUndo(store.getState()).status).toBe('done');
});

test('a screen that was put where it stood offers nothing', () => {
  const { world, store, move } = known(abc);
  move('a', 'b');
  world.answer(MOVE, ok());
  expect(selectUndo(store.getState()).status).toBe('none');
});
