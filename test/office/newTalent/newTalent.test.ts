import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { selectTalent, talents, talentsReducer } from '../../../src/office/entities/talents';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import {
  newTalentIntents,
  newTalentReducer,
  newTalentSaga,
  newTalentSchema,
  selectNewTalent,
} from '../../../src/office/workflows/talents/newTalent';
import { talentList } from '../../../src/office/workflows/talents/talentList';
import { problemsIn } from '../../../src/office/screens/shared/problemsIn';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { offline, ok, talent } from '../talents/catalogue';
import { sagaOf } from '../support';

const values = { firstName: ' Ana ', lastName: 'Zapata', categoryId: 'c1' };

function start() {
  const world = scriptedWorld();
  const sagas = createSagaMiddleware({ context: { world, caller: () => 'staff-1' } });
  const store = configureStore({
    reducer: combineReducers({
      talents: talentsReducer,
      talentList: talentList.reducer,
      newTalent: newTalentReducer,
      navigation: navigationReducer,
    }),
    middleware: () => new Tuple(sagas),
  });
  sagas.run(sagaOf(talents.saga));
  sagas.run(sagaOf(newTalentSaga));
  store.dispatch(newTalentIntents.opened({ categoryId: 'c1' }));
  const submit = (changed = {}) => store.dispatch(newTalentIntents.submitted({ ...values, ...changed }));
  return { world, store, submit };
}

test('a new talent is in the list before its page opens, and a notice says so for a while', () => {
  const { world, store, submit } = start();
  submit();
  world.answer('ids.new', 'request-1');
  expect(world.inputOf('http.call talent.add')).toEqual({
    firstName: 'Ana',
    lastName: 'Zapata',
    categoryId: 'c1',
    requestId: 'request-1',
  });
  world.answer('http.call talent.add', ok({ talentId: 't9' }));
  expect(world.pending()).toEqual(['http.call talents.list']);
  world.answer('http.call talents.list', ok([talent('t9')]));
  expect(selectTalent(store.getState(), 't9')).toBeDefined();
  expect(world.inputOf('navigation.go')).toEqual({ path: '/app/page/talent/t9', replace: false });
  expect(selectNewTalent(store.getState()).status).toBe('added');
  world.answer('clock.sleep', null);
  expect(selectNewTalent(store.getState()).status).toBe('closed');
});

test('whoever went to another page meanwhile is not called away from it', () => {
  const { world, store, submit } = start();
  submit();
  world.answer('ids.new', 'request-1');
  store.dispatch(locationChanged({ path: '/app/page/trash' }));
  world.answer('http.call talent.add', ok({ talentId: 't9' }));
  world.answer('http.call talents.list', ok([talent('t9')]));
  expect(world.pending()).toEqual(['clock.sleep']);
});

test('two presses add one talent', () => {
  const { world, submit } = start();
  submit();
  submit();
  world.answer('ids.new', 'request-1');
  expect(world.asked).toEqual(['ids.new', 'http.call talent.add']);
});

test('what was typed stays where the answer was lost, and is tried again as the same request', () => {
  const { world, store, submit } = start();
  submit();
  world.answer('ids.new', 'request-1');
  world.answer('http.call talent.add', offline);
  expect(selectNewTalent(store.getState())).toMatchObject({
    status: 'doubtful',
    input: values,
    refusal: { kind: 'offline' },
  });
  submit();
  expect(world.inputOf('http.call talent.add')).toMatchObject({ requestId: 'request-1' });
});

test('other values are another request', () => {
  const { world, submit } = start();
  submit();
  world.answer('ids.new', 'request-1');
  world.answer('http.call talent.add', offline);
  submit({ firstName: 'Eva' });
  world.answer('ids.new', 'request-2');
  expect(world.inputOf('http.call talent.add')).toMatchObject({ firstName: 'Eva', requestId: 'request-2' });
});

test('another talent can be added while the notice of the one before stands', () => {
  const { world, store, submit } = start();
  submit();
  world.answer('ids.new', 'request-1');
  world.answer('http.call talent.add', ok({ talentId: 't9' }));
  world.answer('http.call talents.list', ok([talent('t9')]));
  world.answer('navigation.go', null);
  store.dispatch(newTalentIntents.opened({ categoryId: 'c1' }));
  world.answer('clock.sleep', null);
  expect(selectNewTalent(store.getState()).status).toBe('editing');
  submit();
  expect(world.pending()).toEqual(['ids.new']);
});

test.each([
  ['firstName', '   ', 'required'],
  ['firstName', 'x'.repeat(101), 'tooLong'],
  ['lastName', 'x'.repeat(101), 'tooLong'],
  ['categoryId', '', 'required'],
])('%s %p is refused by the form: %s', (name, value, problem) => {
  expect(problemsIn(newTalentSchema)({ ...values, [name]: value })).toEqual({ [name]: problem });
});

test('a last name may be left out', () => {
  expect(problemsIn(newTalentSchema)({ ...values, lastName: '' })).toEqual({});
});
