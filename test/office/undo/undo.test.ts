import { selectTalents, talentsReducer } from '../../../src/office/entities/talents';
import {
  deletionIntents,
  deletionReducer,
  deletionSaga,
  selectDeletion,
} from '../../../src/office/workflows/trash/deletion';
import {
  restoringReducer,
  restoringSaga,
  selectRestoring,
} from '../../../src/office/workflows/trash/restoring';
import { selectUndo, undoIntents, undoReducer, undoSaga } from '../../../src/office/workflows/trash/undo';
import { offline, ok, startWorkflows } from '../support';
import { talent } from '../talents/catalogue';
import { talentsLoaded } from '../loaded';

const thing = { kind: 'talent', id: 't1', title: 'Ana t1' } as const;
const other = { kind: 'talent', id: 't2', title: 'Ana t2' } as const;
const back = { kind: 'restore', thing } as const;

function start() {
  const office = startWorkflows(
    { talents: talentsReducer, deletion: deletionReducer, restoring: restoringReducer, undo: undoReducer },
    [deletionSaga, restoringSaga, undoSaga],
  );
  office.store.dispatch(talentsLoaded([talent('t1'), talent('t2')]));
  const { store, world } = office;
  const dialog = () => selectDeletion(store.getState());
  const undo = () => selectUndo(store.getState());
  const way = () => selectRestoring(store.getState(), thing);
  const ids = () => selectTalents(store.getState()).map(({ talentId }) => talentId);
  const confirm = () => {
    store.dispatch(deletionIntents.opened({ things: [thing] }));
    store.dispatch(deletionIntents.confirmed());
    world.answer('ids.new', 'request-1');
  };
  return { ...office, dialog, undo, way, ids, confirm };
}

test('a deleted talent leaves the list, and the way back is offered until it is taken', () => {
  const { world, store, dialog, undo, ids, confirm } = start();
  confirm();
  world.answer('http.call talent.delete', ok());
  expect(dialog()).toEqual({ status: 'closed' });
  expect(ids()).toEqual(['t2']);
  expect(undo()).toMatchObject({ status: 'offered', opposites: [back] });
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-2');
  expect(world.inputOf('http.call trash.restore')).toEqual({
    kind: 'talent',
    id: 't1',
    requestId: 'request-2',
  });
  world.answer('http.call trash.restore', ok({ talentId: '' }));
  expect(undo()).toEqual({ status: 'done', opposites: [back] });
  world.answer('clock.sleep', null);
  expect(undo()).toEqual({ status: 'none' });
});

test('a deletion that is refused keeps the talent, and trying again is the same request', () => {
  const { world, store, dialog, ids, confirm } = start();
  confirm();
  world.answer('http.call talent.delete', offline);
  expect(dialog()).toMatchObject({ status: 'refused', failures: [{ status: 'doubtful' }] });
  expect(ids()).toEqual(['t1', 't2']);
  store.dispatch(deletionIntents.confirmed());
  expect(world.inputOf('http.call talent.delete')).toEqual({ talentId: 't1', requestId: 'request-1' });
});

test('a way back whose answer was lost says so and can be taken again as the same request', () => {
  const { world, store, undo, way, confirm } = start();
  confirm();
  world.answer('http.call talent.delete', ok());
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-2');
  world.answer('http.call trash.restore', offline);
  expect(undo()).toEqual({ status: 'taken', opposites: [back], waiting: [back] });
  expect(way()).toMatchObject({ status: 'doubtful', refusal: { kind: 'offline' } });
  store.dispatch(undoIntents.requested());
  expect(way()).toMatchObject({ status: 'pending' });
  expect(world.inputOf('http.call trash.restore')).toMatchObject({ requestId: 'request-2' });
});

test('the offer ends by itself, or when it is dismissed', () => {
  const { world, store, undo, confirm } = start();
  confirm();
  world.answer('http.call talent.delete', ok());
  world.answer('clock.sleep', null);
  expect(undo()).toEqual({ status: 'none' });
  confirm();
  world.answer('http.call talent.delete', ok());
  store.dispatch(undoIntents.dismissed());
  expect(undo()).toEqual({ status: 'none' });
  expect(world.pending()).toEqual([]);
});

test('what is on its way back comes back, also when something else is deleted meanwhile, which is offered still', () => {
  const { world, store, undo, confirm } = start();
  confirm();
  world.answer('http.call talent.delete', ok());
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-2');
  store.dispatch(deletionIntents.opened({ things: [other] }));
  store.dispatch(deletionIntents.confirmed());
  world.answer('ids.new', 'request-3');
  world.answer('http.call talent.delete', ok());
  expect(world.pending()).toContain('http.call trash.restore');
  world.answer('http.call trash.restore', ok({ talentId: 't1' }));
  expect(undo()).toMatchObject({ status: 'offered', opposites: [{ kind: 'restore', thing: other }] });
});

test('several come back together; one that is refused is tried again alone', () => {
  const { world, store, undo } = start();
  store.dispatch(deletionIntents.opened({ things: [thing, other] }));
  store.dispatch(deletionIntents.confirmed());
  for (const requestId of ['request-1', 'request-2']) {
    world.answer('ids.new', requestId);
    world.answer('http.call talent.delete', ok());
  }
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-3');
  world.answer('ids.new', 'request-4');
  world.answer('http.call trash.restore', ok({ talentId: '' }));
  world.answer('http.call trash.restore', offline);
  expect(undo()).toMatchObject({ status: 'taken', waiting: [{ kind: 'restore', thing: other }] });
  store.dispatch(undoIntents.requested());
  expect(world.inputOf('http.call trash.restore')).toMatchObject({ id: 't2', requestId: 'request-4' });
  world.answer('http.call trash.restore', ok({ talentId: '' }));
  expect(undo()).toEqual({ status: 'done', opposites: [back, { kind: 'restore', thing: other }] });
});

test('what is back with what is scheduled for it says so, and stands there as long as an offer', () => {
  const { world, store, undo, confirm } = start();
  confirm();
  world.answer('http.call talent.delete', ok());
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-2');
  const resumed = { goesOnAt: '2099-07-14T07:00:00.000Z' };
  world.answer('http.call trash.restore', ok({ talentId: '', ...resumed }));
  expect(undo()).toEqual({ status: 'done', opposites: [{ ...back, resumed }] });
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 15_000 });
});
