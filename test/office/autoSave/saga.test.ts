import { autoSaveIntents } from '../../../src/office/workflows/records/autoSave';
import { offline, ok, refused } from '../support';
import { key, openForm, SAVE } from './support';

const { committed, conflictSettled, saveRequested, switched } = autoSaveIntents;

test('what was typed is saved 750 ms after the last change, all fields with the row version', () => {
  const { type, wait, world, sent, answer, saved, draft, mark } = openForm();
  type({ title: 'Ébauche d' });
  type({ title: 'Ébauche deux' });
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 750 });
  expect(world.pending().filter((name) => name === 'clock.sleep')).toHaveLength(1);
  wait();
  expect(sent()).toMatchObject({ title: 'Ébauche deux', director: 'Ada Low', tags: ['night'], version: 1 });
  answer(saved(2));
  expect(draft()).toMatchObject({ status: 'resting', version: 2, original: { title: 'Ébauche deux' } });
  expect([mark('title'), mark('director')]).toEqual(['saved', 'none']);
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1200 });
  wait();
  expect(mark('title')).toBe('none');
});

test('Tab or Enter saves after 1 ms', () => {
  const { type, store, world } = openForm();
  type({ title: 'Deux' });
  store.dispatch(committed(key));
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1 });
});

test('nothing is sent when nothing differs', () => {
  const { type, wait, isSaving, draft } = openForm();
  type({ title: 'Deux' });
  type({ title: 'Ébauche' });
  wait();
  expect(isSaving()).toBe(false);
  expect(draft().status).toBe('resting');
});

test('with auto-save off a save is made when it is asked for', () => {
  const { type, store, world, wait, isSaving } = openForm();
  store.dispatch(switched(false));
  type({ title: 'Deux' });
  store.dispatch(committed(key));
  expect(world.pending()).not.toContain('clock.sleep');
  store.dispatch(saveRequested(key));
  wait();
  expect(isSaving()).toBe(true);
});

test('what is typed while a save runs is refused meanwhile and sent 100 ms after it', () => {
  const { type, wait, world, sent, answer, saved, draft } = openForm();
  type({ title: 'Deux' });
  wait();
  type({ title: 'Deux jours' });
  wait();
  expect(world.asked.filter((name) => name === SAVE)).toHaveLength(1);
  answer(saved(2));
  expect(draft()).toMatchObject({ status: 'waiting', values: { title: 'Deux jours' } });
  wait(); // the check mark
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 100 });
  wait();
  expect(sent()).toMatchObject({ title: 'Deux jours', version: 2 });
});

test('a text taken back while it is being saved is saved back', () => {
  const { type, wait, sent, answer, saved } = openForm();
  type({ title: 'Deux' });
  wait();
  type({ title: 'Ébauche' });
  wait();
  answer(saved(2));
  wait();
  wait();
  expect(sent()).toMatchObject({ title: 'Ébauche', version: 2 });
});

test('"Already updating" is tried again after 100 ms, as long as it is said', () => {
  const { type, wait, world, answer } = openForm();
  type({ title: 'Deux' });
  for (let time = 0; time < 12; time += 1) {
    wait();
    answer(ok({ kind: 'busy' }));
    expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 100 });
  }
});

test('off line the text is kept, tried again with growing pauses, and at once when the way is open', () => {
  const { type, wait, world, answer, saved, mark, draft } = openForm();
  type({ title: 'Deux' });
  wait();
  answer(offline);
  expect(mark('title')).toBe('failed');
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1000 });
  wait();
  expect(mark('title')).toBe('failed');
  answer(offline);
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 2000 });
  world.hear('connectivity.watch', false);
  world.hear('connectivity.watch', true);
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1 });
  wait();
  answer(saved(2));
  expect(draft()).toMatchObject({ status: 'resting', original: { title: 'Deux' } });
});

test('FAILED keeps the text and re-enables saving', () => {
  const { type, wait, world, answer, mark, sent } = openForm();
  type({ title: 'Deux' });
  wait();
  answer(refused({ kind: 'refused', word: 'FAILED' }));
  expect(mark('title')).toBe('failed');
  expect(world.pending()).not.toContain('clock.sleep');
  type({ director: 'Bo' });
  wait();
  expect(sent()).toMatchObject({ title: 'Deux', director: 'Bo' });
});

test('a value that may not be is held back beside its problem; the others are saved', () => {
  const { type, wait, answer, saved, mark, sent, draft, isSaving } = openForm();
  type({ year: '2025 and later', director: 'Bo' });
  wait();
  expect(mark('year')).toBe('problem');
  expect(sent()).toMatchObject({ year: '2025', director: 'Bo' });
  answer(saved(2));
  expect(draft()).toMatchObject({ status: 'waiting', values: { year: '2025 and later' } });
  type({ year: '2026' });
  wait();
  wait();
  expect(isSaving()).toBe(true);
  expect(sent()).toMatchObject({ year: '2026' });
});

test('what the server finds malformed stays beside its problem; the rest goes without it', () => {
  const { type, wait, answer, mark, sent } = openForm();
  type({ format: 'x', director: 'Bo' });
  wait();
  answer(refused({ kind: 'invalid', problems: { format: 'malformed' } }));
  expect(mark('format')).toBe('problem');
  wait();
  expect(sent()).toMatchObject({ format: '16/9', director: 'Bo' });
});

const theirs = {
  title: 'Theirs',
  director: 'Ada Low',
  producer: 'P',
  year: '2025',
  format: '16/9',
  notes: '',
  tags: ['night'],
};

function conflict() {
  const office = openForm();
  office.type({ title: 'Mine', notes: 'note' });
  office.wait();
  office.answer(ok({ kind: 'conflict', version: 5, values: theirs }));
  return office;
}

test('a conflict holds back the field that both changed; what only one changed goes through', () => {
  const { draft, mark, wait, sent } = conflict();
  expect(draft().values).toMatchObject({ title: 'Mine', producer: 'P', notes: 'note' });
  expect(draft().holds).toEqual({ title: { kind: 'conflict', theirs: 'Theirs' } });
  expect(mark('title')).toBe('conflict');
  wait();
  expect(sent()).toMatchObject({ title: 'Theirs', producer: 'P', notes: 'note', version: 5 });
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('a conflict is settled for %s', (keep, title) => {
  const { store, wait, draft, answer, saved, isSaving, sent } = conflict();
  wait();
  answer(saved(6));
  store.dispatch(conflictSettled({ ...key, field: 'title', keep }));
  wait();
  wait();
  expect(draft().values['title']).toBe(title);
  expect(isSaving()).toBe(keep === 'mine');
  if (keep === 'mine') expect(sent()).toMatchObject({ title: 'Mine', version: 6 });
});

test('a save whose answer was lost is no conflict with oneself', () => {
  const { type, wait, answer, draft, sent } = openForm();
  type({ title: 'Deux' });
  wait();
  answer(offline);
  type({ title: 'Deux jours' });
  wait();
  answer(ok({ kind: 'conflict', version: 2, values: { ...theirs, title: 'Deux', producer: '' } }));
  expect(draft().holds).toEqual({});
  wait();
  expect(sent()).toMatchObject({ title: 'Deux jours', version: 2 });
});

test('a colleague’s change comes into the open form without touching what is typed', () => {
  const { type, load, draft } = openForm();
  type({ title: 'Mine' });
  load({ director: 'Bo', version: 2 });
  expect(draft()).toMatchObject({ version: 2, values: { title: 'Mine', director: 'Bo' }, holds: {} });
  load({ director: 'Bo', title: 'Theirs', version: 3 });
  expect(draft().holds).toEqual({ title: { kind: 'conflict', theirs: 'Theirs' } });
  load({ version: 1 });
  expect(draft()).toMatchObject({ version: 3, values: { title: 'Mine', director: 'Bo' } });
});

test('a save that ran when the workflow broke off is made again a second after it has started anew', () => {
  const broken = openForm();
  broken.type({ title: 'Deux' });
  broken.wait();
  expect(broken.draft().status).toBe('saving');
  const { draft, world, wait, sent } = openForm(broken.store.getState());
  expect(draft()).toMatchObject({ status: 'waiting', values: { title: 'Deux' } });
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1000 });
  wait();
  expect(sent()).toMatchObject({ title: 'Deux', version: 1 });
});

test('what was typed when the workflow broke off is saved once it has started anew, what is saved is not', () => {
  const broken = openForm();
  broken.type({ title: 'Deux' });
  const { world, wait, sent } = openForm(broken.store.getState());
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1000 });
  wait();
  expect(sent()).toMatchObject({ title: 'Deux' });
  expect(openForm(openForm().store.getState()).world.pending()).not.toContain('clock.sleep');
});

test('with auto-save off what broke off waits for the person', () => {
  const broken = openForm();
  broken.store.dispatch(switched(false));
  broken.type({ title: 'Deux' });
  broken.store.dispatch(saveRequested(key));
  broken.wait();
  expect(broken.draft().status).toBe('saving');
  const { draft, world } = openForm(broken.store.getState());
  expect(draft().status).toBe('waiting');
  expect(world.pending()).not.toContain('clock.sleep');
});
