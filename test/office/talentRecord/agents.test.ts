import { selectIsChoosing } from '../../../src/office/workflows/talents/agentChoice';
import { autoSaveIntents } from '../../../src/office/workflows/records/autoSave';
import { talentRecordIntents } from '../../../src/office/workflows/talents/talentRecord';
import { ok, refused } from '../support';
import { GET, openRecord, record, SAVE, SHOWINGS } from './support';

test('300 ms after the last of several toggles the choice counts as changed, and is saved 750 ms later', () => {
  const { toggle, world, pause, wait, sent, draft } = openRecord();
  toggle(['AM', 'JO']);
  toggle(['JO']);
  expect(world.pending().filter((name) => name === 'clock.sleep')).toHaveLength(1);
  expect(pause()).toEqual({ milliseconds: 300 });
  wait();
  expect(draft()).toMatchObject({ status: 'waiting', values: { agents: ['JO'] } });
  expect(pause()).toEqual({ milliseconds: 750 });
  wait();
  expect(sent()).toMatchObject({ agents: ['JO'], version: 4 });
});

test('with auto-save off the choice is saved all the same, and nothing else that was typed', () => {
  const { store, toggle, type, wait, pause, sent, saved, draft, isSaving, world } = openRecord();
  store.dispatch(autoSaveIntents.switched(false));
  type({ city: 'Lund' });
  toggle(['JO']);
  wait();
  expect(pause()).toEqual({ milliseconds: 750 });
  type({ city: 'Lund C' });
  expect(pause()).toEqual({ milliseconds: 750 });
  wait();
  expect(sent()).toMatchObject({ agents: ['JO'], city: 'Malmö', version: 4 });
  saved();
  expect(draft()).toMatchObject({ status: 'waiting', values: { agents: ['JO'], city: 'Lund C' } });
  wait(); // the check mark
  expect([isSaving(), world.pending()]).toEqual([false, expect.not.arrayContaining(['clock.sleep'])]);
});

test('with auto-save off a choice that the server is too busy for is tried again, alone', () => {
  const { store, toggle, type, wait, world, pause, sent } = openRecord();
  store.dispatch(autoSaveIntents.switched(false));
  type({ city: 'Lund' });
  toggle(['JO']);
  wait();
  wait();
  world.answer(SAVE, refused({ kind: 'conflict', reason: 'busy' }));
  expect(pause()).toEqual({ milliseconds: 100 });
  wait();
  expect(sent()).toMatchObject({ agents: ['JO'], city: 'Malmö' });
});

test('agents toggled there and back are not saved', () => {
  const { toggle, wait, isSaving } = openRecord();
  toggle([]);
  toggle(['AM']);
  wait();
  wait();
  expect(isSaving()).toBe(false);
});

test('a choice made while a save runs is refused meanwhile and saved 100 ms after it', () => {
  const { type, toggle, wait, world, saved, pause, sent } = openRecord();
  type({ city: 'Lund' });
  wait();
  toggle(['TN']);
  wait();
  wait();
  expect(world.asked.filter((name) => name === SAVE)).toHaveLength(1);
  saved();
  wait(); // the check mark
  expect(pause()).toEqual({ milliseconds: 100 });
  wait();
  expect(sent()).toMatchObject({ agents: ['TN'], version: 5 });
});

test('"Already updating" is tried again after 100 ms', () => {
  const { toggle, wait, world, pause, sent } = openRecord();
  toggle(['TN']);
  wait();
  wait();
  world.answer(SAVE, refused({ kind: 'conflict', reason: 'busy' }));
  expect(pause()).toEqual({ milliseconds: 100 });
  wait();
  expect(sent()).toMatchObject({ agents: ['TN'] });
});

test('a choice outlives its page: who toggles and leaves at once, or goes on to another talent, loses nothing', () => {
  const { store, toggle, open, world, wait, draft } = openRecord();
  toggle(['TN']);
  expect(selectIsChoosing(store.getState())).toBe(true);
  store.dispatch(autoSaveIntents.closed({ form: 'talentInfo', recordId: 'talent-1' }));
  store.dispatch(talentRecordIntents.closed());
  open('talent-2');
  world.answer(GET, ok(record({ agents: [] })));
  world.answer(SHOWINGS, ok([]));
  toggle(['CL'], 'talent-2');
  wait();
  wait();
  expect(draft()?.values).toMatchObject({ agents: ['TN'] });
  expect(draft('talent-2')?.values).toMatchObject({ agents: ['CL'] });
  expect(selectIsChoosing(store.getState())).toBe(false);
});
