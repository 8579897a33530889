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
import { offline, ok, startWorkflows } from '../support';
import { talentsLoaded } from '../loaded';
import { talent } from '../talents/catalogue';

const CALL = 'http.call talent.toggle';
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

test('what of a press still waits when it is taken back does not go by it any more', () => {
  const { store, world, pressAll, answered, undo, isOn } = start();
  const ids = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'];
  store.dispatch(talentsLoaded(ids.map((id) => talent(id, { online: id !== 't7' }))));
  pressAll(ids, false, (id) => isOn(id) === true);
  answered();
  store.dispatch(undoIntents.requested());
  const answers: Readonly<Record<string, unknown>> = { 'ids.new': 'request', [CALL]: ok() };
  const isAnswered = (name: string) => name in answers;
  for (let name = world.pending().find(isAnswered); name; name = world.pending().find(isAnswered))
    world.answer(name, answers[name]);
  expect(ids.map(isOn)).toEqual([true, true, true, true, true, true, false]);
  expect(undo()).toMatchObject({ status: 'done', opposites: [back('t1', true)] });
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
