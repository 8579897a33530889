import { storedDrafts } from '../../../src/office/app/persistence/drafts';
import { autoSaveIntents, restoredAutoSave } from '../../../src/office/workflows/records/autoSave';
import { offline } from '../support';
import { key, openForm } from './support';

type Office = ReturnType<typeof openForm>;

/** What the browser's storage gives back after a reload. */
const kept = ({ store }: Office): unknown =>
  JSON.parse(JSON.stringify(storedDrafts.in(store.getState().autoSave, 'autoSave', {})));

function reloaded(before: Office): Office {
  return openForm({ autoSave: restoredAutoSave(kept(before)) });
}

test('unsaved text is offered again after a reload, and saved when it is accepted', () => {
  const before = openForm();
  before.type({ title: 'Deux' });
  const { draft, store, wait, sent, world } = reloaded(before);
  expect(draft()).toMatchObject({ status: 'offered', values: { title: 'Deux' } });
  expect(world.pending()).not.toContain('clock.sleep');
  store.dispatch(autoSaveIntents.offerAccepted(key));
  wait();
  expect(sent()).toMatchObject({ title: 'Deux', director: 'Ada Low', version: 1 });
});

test('a field with a problem is known as one after a reload, before anything is saved', () => {
  const before = openForm();
  before.type({ year: '20x8', notes: 'Neige' });
  const { draft } = reloaded(before);
  expect(draft()).toMatchObject({
    status: 'offered',
    holds: { year: { kind: 'problem', problem: 'malformed' } },
  });
  expect(Object.keys(draft().holds)).toEqual(['year']);
});

test('what was offered can be discarded', () => {
  const before = openForm();
  before.type({ title: 'Deux' });
  const { draft, store } = reloaded(before);
  store.dispatch(autoSaveIntents.reverted(key));
  expect(draft()).toMatchObject({ status: 'resting', values: { title: 'Ébauche' } });
});

test('a save under way at the reload is offered, and is no conflict with itself when it had arrived', () => {
  const before = openForm();
  before.type({ title: 'Deux' });
  before.wait();
  const { draft, load } = reloaded(before);
  expect(draft().status).toBe('offered');
  load({ title: 'Deux', version: 2 });
  expect(draft()).toMatchObject({ status: 'resting', version: 2, holds: {} });
});

test('a conflict that was not settled is still one after a reload: accepting does not write over theirs', () => {
  const before = openForm();
  before.type({ title: 'Deux' });
  before.load({ title: 'Trois', version: 2 });
  const { draft, store, wait, sent } = reloaded(before);
  expect(draft()).toMatchObject({
    status: 'offered',
    values: { title: 'Deux' },
    holds: { title: { kind: 'conflict', theirs: 'Trois' } },
  });
  store.dispatch(autoSaveIntents.conflictSettled({ ...key, field: 'title', keep: 'mine' }));
  store.dispatch(autoSaveIntents.offerAccepted(key));
  wait();
  expect(sent()).toMatchObject({ title: 'Deux', version: 2 });
});

test('a draft that an older version of the office stored is offered, too', () => {
  const before = openForm();
  before.type({ title: 'Deux' });
  const stored = kept(before) as { drafts: Record<string, { holds?: object }> };
  for (const draft of Object.values(stored.drafts)) delete draft.holds;
  expect(openForm({ autoSave: restoredAutoSave(stored) }).draft()).toMatchObject({
    status: 'offered',
    holds: {},
  });
});

test('only what is unsaved is kept, and the switch', () => {
  const office = openForm();
  expect(kept(office)).toEqual({ on: true, drafts: {} });
  office.store.dispatch(autoSaveIntents.switched(false));
  expect(kept(office)).toEqual({ on: false, drafts: {} });
});

test('text that failed to be sent is kept', () => {
  const before = openForm();
  before.type({ notes: 'Neige' });
  before.wait();
  before.answer(offline);
  expect(reloaded(before).draft().values['notes']).toBe('Neige');
});

test.each([
  ['nothing', undefined],
  ['text', 'drafts'],
  ['a form that is no longer there', { on: true, drafts: { 'gone:1': { form: 'gone', recordId: '1' } } }],
  [
    'values of another kind',
    {
      on: true,
      drafts: { 'filmInfo:1': { ...key, version: 1, original: {}, values: { a: 1 }, unsure: [] } },
    },
  ],
])('%s in the storage gives no drafts', (_name, stored) => {
  expect(restoredAutoSave(stored)?.drafts ?? {}).toEqual({});
});
