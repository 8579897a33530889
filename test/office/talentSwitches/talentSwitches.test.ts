import { selectTalent, talentsReducer } from '../../../src/office/entities/talents';
import { talentSwitches } from '../../../src/office/workflows/talents/talentSwitches';
import { offline, ok, refused, startWorkflows } from '../support';
import { talent } from '../talents/catalogue';
import { talentsLoaded } from '../loaded';

const CALL = 'http.call talent.toggle';

function start() {
  const office = startWorkflows({ talents: talentsReducer, talentSwitches: talentSwitches.reducer }, [
    talentSwitches.saga,
  ]);
  office.store.dispatch(talentsLoaded([talent('t1', { online: true }), talent('t2', { online: false })]));
  const press = (online: boolean, talentId = 't1') =>
    office.store.dispatch(talentSwitches.intents.requested({ talentId, online }));
  const state = (talentId = 't1') => talentSwitches.select(office.store.getState(), talentId);
  const kept = (talentId = 't1') => selectTalent(office.store.getState(), talentId)?.online;
  const identify = () => office.world.answer('ids.new', 'request-1');
  return { ...office, press, state, kept, identify };
}

test('shows at once what was asked for, and keeps it once the server has', () => {
  const { world, press, state, kept, identify } = start();
  press(false);
  expect(state()).toMatchObject({ status: 'saving', wanted: false });
  identify();
  expect(world.inputOf(CALL)).toEqual({ talentId: 't1', online: false, requestId: 'request-1' });
  world.answer(CALL, ok());
  expect(state()).toEqual({ status: 'settled' });
  expect(kept()).toBe(false);
});

test('goes back after a refusal and says why; the next press tries again', () => {
  const { world, press, state, kept, identify } = start();
  press(false);
  identify();
  world.answer(CALL, offline);
  expect(state()).toEqual({ status: 'refused', wanted: false, refusal: { kind: 'offline' } });
  expect(kept()).toBe(true);
  press(false);
  identify();
  world.answer(CALL, ok());
  expect([state().status, kept()]).toEqual(['settled', false]);
});

test('an answer lost on its way is asked for once more under the same request id', () => {
  const { world, press, state, identify } = start();
  press(false);
  identify();
  world.answer(CALL, refused({ kind: 'timeout' }));
  expect(world.inputOf(CALL)).toMatchObject({ requestId: 'request-1' });
  world.answer(CALL, ok());
  expect(state().status).toBe('settled');
});

test('presses while a save runs come to the newest, sent after it', () => {
  const { world, press, state, kept, identify } = start();
  press(false);
  identify();
  press(true);
  press(false);
  press(true);
  expect(world.pending()).toEqual([CALL]);
  world.answer(CALL, ok());
  identify();
  expect(world.inputOf(CALL)).toMatchObject({ online: true });
  world.answer(CALL, ok());
  expect([state().status, kept()]).toEqual(['settled', true]);
});

test('a refusal of what is wanted no more is not told', () => {
  const { world, press, state, identify } = start();
  press(false);
  identify();
  press(true);
  world.answer(CALL, offline);
  expect(state()).toEqual({ status: 'settled' });
});

test('talents are switched beside one another', () => {
  const { world, press } = start();
  press(false);
  press(true, 't2');
  world.answer('ids.new', 'a');
  world.answer('ids.new', 'b');
  expect(world.pending()).toEqual([CALL, CALL]);
});
