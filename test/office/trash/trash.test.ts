import type { Trashed } from '../../../src/contract/entities/trash';
import { trashed, trashedReducer } from '../../../src/office/entities/trashed';
import { ALL } from '../../../src/office/kernel/query/state';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import {
  selectEmptying,
  trashIntents,
  trashReducer,
  trashSaga,
} from '../../../src/office/workflows/trash/trash';
import {
  restoringIntents,
  restoringReducer,
  restoringSaga,
  selectRestoring,
} from '../../../src/office/workflows/trash/restoring';
import { selectUndo, undoReducer, undoSaga } from '../../../src/office/workflows/trash/undo';
import { ok, refused, startWorkflows } from '../support';

const film: Trashed = {
  kind: 'film',
  id: 'f1',
  title: 'Nocturne',
  talentId: 't1',
  talentName: 'Ana',
  talentTrashed: false,
  deletedAt: '2026-01-02T00:00:00.000Z',
  deletedBy: 'Bo',
  filmCount: 0,
  reelCount: 0,
};
const name = { kind: film.kind, id: film.id, title: film.title };
const LIST = 'http.call trash.list';

function start() {
  const office = startWorkflows(
    { restoring: restoringReducer, trash: trashReducer, trashed: trashedReducer, undo: undoReducer },
    [trashed.saga, restoringSaga, trashSaga, undoSaga],
  );
  const { store, world } = office;
  store.dispatch(locationChanged({ path: '/app/page/trash' }));
  world.answer(LIST, ok([film]));
  const state = () => store.getState();
  return { ...office, state };
}

test('is loaded with its screen and left with it', () => {
  const { store, state } = start();
  expect(trashed.selectAll(state())).toEqual([film]);
  store.dispatch(locationChanged({ path: '/app/dashboard' }));
  expect(trashed.selectQuery(state(), ALL).status).toBe('idle');
});

test('a restored thing leaves the list, is told of, and the list is loaded anew', () => {
  const { world, store, state } = start();
  store.dispatch(restoringIntents.requested({ thing: name }));
  world.answer('ids.new', 'request-1');
  expect(world.inputOf('http.call trash.restore')).toEqual({
    kind: 'film',
    id: 'f1',
    requestId: 'request-1',
  });
  world.answer('http.call trash.restore', ok({ talentId: 't1' }));
  expect(trashed.selectAll(state())).toEqual([]);
  expect(selectUndo(state())).toEqual({
    status: 'done',
    opposites: [{ kind: 'restore', thing: name }],
  });
  expect(world.pending()).toContain(LIST);
});

test('a refusal stands at its row', () => {
  const { world, store, state } = start();
  store.dispatch(restoringIntents.requested({ thing: name }));
  world.answer('ids.new', 'request-1');
  const refusal = { kind: 'conflict', reason: 'ownerInTrash' };
  world.answer('http.call trash.restore', refused(refusal));
  expect(selectRestoring(state(), name)).toMatchObject({ status: 'refused', refusal });
  expect(trashed.selectAll(state())).toEqual([film]);
});

test('is emptied up to what the person saw, after a question', () => {
  const { world, store, state } = start();
  store.dispatch(trashIntents.emptyOpened({ until: film.deletedAt }));
  store.dispatch(trashIntents.emptyConfirmed());
  expect(world.inputOf('http.call trash.empty')).toEqual({ until: film.deletedAt });
  world.answer('http.call trash.empty', ok({ removed: 1 }));
  expect(selectEmptying(state())).toEqual({ status: 'done', removed: 1 });
  expect(world.pending()).toEqual([LIST]);
});

test('an emptying that is refused can be tried again or given up', () => {
  const { world, store, state } = start();
  store.dispatch(trashIntents.emptyOpened({ until: film.deletedAt }));
  store.dispatch(trashIntents.emptyConfirmed());
  world.answer('http.call trash.empty', refused({ kind: 'forbidden' }));
  expect(selectEmptying(state())).toMatchObject({ status: 'refused' });
  store.dispatch(trashIntents.emptyClosed());
  expect(selectEmptying(state())).toEqual({ status: 'none' });
});
