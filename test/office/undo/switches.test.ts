import { selectTalent, talentsReducer } from '../../../src/office/entities/talents';
import { reelChangesReducer } from '../../../src/office/workflows/reels/reelChanges';
import { restoringReducer } from '../../../src/office/workflows/trash/restoring';
import { talentSwitches } from '../../../src/office/workflows/talents/talentSwitches';
import {
  selectProgress,
  selectUndo,
  undoIntents,
  undoReducer,
  undoSaga,
} from '../../../src/office/workflows/trash/undo';
import { offline, ok, refused, startWorkflows } from '../support';
import { talentsLoaded } from '../loaded';
import { talent } from '../talents/catalogue';

const CALL = 'http.call talent.toggle';
/** Nobody knows what came of it. */
const lost = refused({ kind: 'timeout' });
const TOGETHER = ['t1', 't2', 't3'];
const back = (id: string, online: boolean) =>
  ({ kind: 'switch', of: 'talent', id, name: id, online }) as const;

function start() {
  const office = startWorkflows(
    {
      talents: talentsReducer,
      talentSwitches: talentSwitches.reducer,
      restoring: restoringReducer,
      reelChanges: reelChangesReducer,
      undo: undoReducer,
    },
    [talentSwitches.saga, undoSaga],
  );
  const { store, world } = office;
  store.dispatch(talentsLoaded(TOGETHER.map((id) => talent(id, { online: true }))));
  const press = (id: string, online: boolean) =>
    store.dispatch(talentSwitches.press(id, online, { name: id }));
  const pressAll = (ids: readonly string[], online: boolean, was?: (id: string) => boolean) =>
    store.dispatch(
      talentSwitches.pressAll(
        ids.map((id) => ({ id, name: id, ...(was && { was: was(id) }) })),
        online,
      ),
    );
  const answered = (answer: object = ok()) => {
    world.answer('ids.new', 'request');
    world.answer(CALL, answer);
  };
  const undo = () => selectUndo(store.getState());
  const isOn = (id: string) => selectTalent(store.getState(), id)?.online;
  return { ...office, press, pressAll, answered, undo, isOn };
}

test('a talent taken off the site is put back by one press', () => {
  const { store, press, answered, undo, isOn } = start();
  press('t1', false);
  expect(undo()).toEqual({ status: 'none' });
  answered();
  expect(undo()).toMatchObject({ status: 'offered', opposites: [back('t1', true)] });
  store.dispatch(undoIntents.requested());
  answered();
  expect(isOn('t1')).toBe(true);
  expect(undo()).toMatchObject({ status: 'done' });
});

test('what went by one press comes back by one', () => {
  const { store, pressAll, answered, undo, isOn } = start();
  pressAll(TOGETHER, false);
  expect(TOGETHER.map((id) => talentSwitches.select(store.getState(), id).status)).toEqual(
    TOGETHER.map(() => 'saving'),
  );
  for (const _each of TOGETHER) answered();
  expect(undo()).toMatchObject({ status: 'offered', opposites: TOGETHER.map((id) => back(id, true)) });
  store.dispatch(undoIntents.requested());
  for (const _each of TOGETHER) answered();
  expect(TOGETHER.map(isOn)).toEqual([true, true, true]);
  expect(undo()).toMatchObject({ status: 'done' });
});

test('of two presses, the newest alone comes back, also where the rows are the same', () => {
  const { store, pressAll, answered, undo, isOn } = start();
  pressAll(TOGETHER, false);
  for (const _each of TOGETHER) answered();
  pressAll(['t1', 't2'], false);
  for (const _each of ['t1', 't2']) answered();
  expect(undo()).toMatchObject({ status: 'offered', opposites: [back('t1', true), back('t2', true)] });
  store.dispatch(undoIntents.requested());
  for (const _each of ['t1', 't2']) answered();
  expect(TOGETHER.map(isOn)).toEqual([true, true, false]);
  expect(undo()).toMatchObject({ status: 'done' });
});

/** Seven talents, of whom the last is off; all are taken off by one press, the first of them is by now. */
function startMany() {
  const office = start();
  const { store, world, pressAll, answered } = office;
  const ids = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'];
  store.dispatch(talentsLoaded(ids.map((id) => talent(id, { online: id !== 't7' }))));
  pressAll(ids, false);
  answered();
  world.answer('ids.new', 'request');
  /** Everything is answered, calls as is said; returns which talents were turned over meanwhile. */
  const settle = (answerTo: (id: string, online: boolean) => object = () => ok()) => {
    const called: string[] = [];
    for (;;) {
      const name = world.pending().find((each) => each === 'ids.new' || each === CALL);
      if (!name) return called;
      if (name === CALL) {
        const { talentId, online } = world.inputOf(CALL) as { talentId: string; online: boolean };
        called.push(`${talentId} ${online ? 'on' : 'off'}`);
        world.answer(CALL, answerTo(talentId, online));
      } else world.answer(name, 'request');
    }
  };
  return { ...office, ids, settle };
}

test('what of a press still waits when it is taken back is not sent, and what was on its way comes back', () => {
  const { store, ids, settle, undo, isOn } = startMany();
  store.dispatch(undoIntents.requested());
  const called = settle();
  expect(ids.map(isOn)).toEqual([true, true, true, true, true, true, false]);
  expect(called.filter((call) => /t[67]/.test(call))).toEqual([]);
  expect(undo()).toMatchObject({ status: 'done' });
});

test('what was on its way and cannot come back is told with the others, and tried again', () => {
  const { store, settle, undo, isOn } = startMany();
  store.dispatch(undoIntents.requested());
  settle((id, online) => (id === 't2' && online ? offline : ok()));
  expect(isOn('t2')).toBe(false);
  expect(undo()).toMatchObject({ status: 'taken', waiting: [back('t2', true)] });
  store.dispatch(undoIntents.requested());
  settle();
  expect(isOn('t2')).toBe(true);
  expect(undo()).toMatchObject({ status: 'done' });
});

test('a switch that is wanted otherwise when its save is lost is sent as it is wanted', () => {
  const { world, press } = start();
  press('t1', false);
  press('t1', true);
  world.answer('ids.new', 'request');
  world.answer(CALL, lost);
  world.answer(CALL, lost);
  world.answer('ids.new', 'request');
  expect(world.inputOf(CALL)).toMatchObject({ talentId: 't1', online: true });
  world.answer(CALL, ok());
});

test('what is taken off while it comes back can be taken back again', () => {
  const { store, press, pressAll, answered, undo, isOn } = start();
  press('t1', false);
  answered();
  store.dispatch(undoIntents.requested());
  pressAll(['t1'], false, () => false);
  answered();
  answered();
  expect(isOn('t1')).toBe(false);
  expect(undo()).toMatchObject({ status: 'offered', opposites: [back('t1', true)] });
});

test('what was off before stays off when those that went with it come back', () => {
  const { store, press, pressAll, answered, undo, isOn } = start();
  press('t3', false);
  answered();
  pressAll(TOGETHER, false, (id) => isOn(id) === true);
  for (const _each of TOGETHER) answered();
  expect(undo()).toMatchObject({ status: 'offered', opposites: [back('t1', true), back('t2', true)] });
  store.dispatch(undoIntents.requested());
  for (const _each of ['t1', 't2']) answered();
  expect(TOGETHER.map(isOn)).toEqual([true, true, false]);
});

test('what was pressed apart is offered apart', () => {
  const { press, answered, undo } = start();
  press('t1', false);
  answered();
  press('t2', false);
  answered();
  expect(undo()).toMatchObject({ opposites: [back('t2', true)] });
});

test('a switch that is pressed back while it is saved is told of as it is in the end', () => {
  const { press, answered, undo } = start();
  press('t1', false);
  press('t1', true);
  answered();
  expect(undo()).toEqual({ status: 'none' });
  answered();
  expect(undo()).toMatchObject({ opposites: [back('t1', false)] });
});

test('a way back that is refused says so and can be taken again', () => {
  const { store, press, answered, undo, isOn } = start();
  press('t1', false);
  answered();
  store.dispatch(undoIntents.requested());
  answered(offline);
  expect(selectProgress(store.getState() as never, back('t1', true))).toEqual({
    status: 'failed',
    refusal: { kind: 'offline' },
  });
  store.dispatch(undoIntents.requested());
  answered();
  expect(isOn('t1')).toBe(true);
  expect(undo()).toMatchObject({ status: 'done' });
});
