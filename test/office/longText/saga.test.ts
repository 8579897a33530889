import { serverEventReceived } from '../../../src/office/workflows/office/events';
import {
  longTextIntents,
  selectIsTextUnsaved,
  selectNotice,
} from '../../../src/office/workflows/records/longText';
import { type } from '../../../src/office/kernel/draft/changes';
import { begin } from '../../../src/office/kernel/draft/draft';
import { offline, ok, refused } from '../support';
import { BIOGRAPHY, open, READ, SAVE } from './support';

const theirs = { markdown: 'By Ben', version: 4, savedBy: 'Ben B' };

test('a save is on only while the text differs, and is locked for 2 s even when the answer comes at once', () => {
  const { world, store, text, type, save, canSave } = open();
  expect(canSave()).toBe(false);
  type('After');
  type('Before');
  expect(canSave()).toBe(false);
  type('After');
  save();
  expect(world.inputOf(SAVE)).toEqual({
    talentId: 't1',
    markdown: 'After',
    version: 3,
    requestId: 'request-1',
  });
  world.answer(SAVE, ok({ outcome: 'saved', version: 4 }));
  expect(selectNotice(store.getState())).toEqual({ about: 'biography', outcome: { kind: 'saved' } });
  type('After and more');
  expect(canSave()).toBe(false);
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 2000 });
  world.answer('clock.sleep', null);
  expect(text()).toMatchObject({ status: 'editing', markdown: 'After and more', draft: { version: 4 } });
  expect(canSave()).toBe(true);
});

test('a second press while one save runs makes no second call, and what is typed meanwhile is not lost', () => {
  const { world, text, type, save } = open();
  type('One');
  save();
  type('One and two');
  save();
  expect(world.asked.filter((name) => name === SAVE)).toHaveLength(1);
  world.answer('clock.sleep', null);
  world.answer(SAVE, ok({ outcome: 'saved', version: 4 }));
  expect(text()).toMatchObject({ status: 'editing', markdown: 'One and two' });
});

test('an empty biography is not sent', () => {
  const { world, store, type, save, text } = open();
  type('  ');
  save();
  expect(world.asked).not.toContain(SAVE);
  expect(selectNotice(store.getState())?.outcome).toEqual({ kind: 'empty' });
  expect(text()).toMatchObject({ status: 'editing', trouble: { kind: 'empty' } });
});

test.each([
  ['the talent is gone', refused({ kind: 'notFound' }), { kind: 'missingId' }],
  [
    'the server says why',
    ok({ outcome: 'failed', message: 'disk full' }),
    { kind: 'failed', message: 'disk full' },
  ],
  [
    'the backend has no such script',
    refused({ kind: 'notFound', noScript: true }),
    { kind: 'refused', refusal: { kind: 'notFound', noScript: true } },
  ],
  ['no connection', offline, { kind: 'refused', refusal: { kind: 'offline' } }],
])('%s: the toast says so, the text stays and can be saved again', (_why, answer, outcome) => {
  const { world, store, text, type, save, canSave } = open();
  type('After');
  save();
  world.answer(SAVE, answer);
  expect(selectNotice(store.getState())).toEqual({ about: 'biography', outcome });
  world.answer('clock.sleep', null);
  expect(text()).toMatchObject({ markdown: 'After', trouble: outcome });
  expect(canSave()).toBe(true);
});

test('the same text is sent again under the same request id, another text under another', () => {
  const { world, type, save } = open();
  type('After');
  save();
  world.answer(SAVE, offline);
  world.answer('clock.sleep', null);
  save();
  expect(world.inputOf(SAVE)).toMatchObject({ requestId: 'request-1' });
  world.answer(SAVE, offline);
  world.answer('clock.sleep', null);
  world.answer('clock.sleep', null);
  type('Another');
  save();
  expect(world.asked.filter((name) => name === 'ids.new')).toHaveLength(2);
});

test('the toast stands for 3 s', () => {
  const { world, store, type, save } = open();
  type('');
  save();
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 3000 });
  world.answer('clock.sleep', null);
  expect(selectNotice(store.getState())).toBeNull();
});

describe("a colleague's text in between", () => {
  function conflict() {
    const office = open();
    office.type('By Anna');
    office.save();
    office.world.answer(SAVE, refused({ kind: 'conflict', reason: 'version' }));
    office.world.answer(READ, ok(theirs));
    return office;
  }

  test('both are shown, and nothing is written before the choice', () => {
    const { text, world } = conflict();
    const holds = { markdown: { kind: 'conflict', theirs: 'By Ben' } };
    expect(text()).toMatchObject({ status: 'conflict', markdown: 'By Anna', draft: { holds } });
    expect(world.pending()).toEqual([]);
  });

  test("keeping one's own saves it over the version that was shown", () => {
    const { store, world } = conflict();
    store.dispatch(longTextIntents.mineKept());
    world.answer('ids.new', 'request-2');
    expect(world.inputOf(SAVE)).toMatchObject({ markdown: 'By Anna', version: 4, requestId: 'request-2' });
  });

  test('taking theirs leaves nothing to save', () => {
    const { store, text } = conflict();
    store.dispatch(longTextIntents.theirsTaken());
    expect(text()).toMatchObject({ status: 'editing', markdown: 'By Ben' });
    expect(selectIsTextUnsaved(store.getState())).toBe(false);
  });

  test('is read at once where nothing was changed, and left alone where something was', () => {
    const { world, store, text, type } = open();
    const told = () =>
      store.dispatch(serverEventReceived({ kind: 'changed', entity: 'biography', id: 't1', version: 2 }));
    told();
    world.answer('clock.sleep', null);
    world.answer(READ, ok(theirs));
    expect(text()).toMatchObject({ markdown: 'By Ben', revision: 1 });
    type('By Anna');
    told();
    world.answer('clock.sleep', null);
    world.answer(READ, ok({ markdown: 'By Ben, again', version: 5 }));
    expect(text()).toMatchObject({ status: 'editing', markdown: 'By Anna', draft: { version: 4 } });
  });
});

describe('unsaved text', () => {
  test('is kept while the page is left and offered when it is opened again', () => {
    const { world, store, text, type } = open();
    type('Unsaved');
    store.dispatch(longTextIntents.closed());
    store.dispatch(longTextIntents.opened(BIOGRAPHY));
    world.answer(READ, ok({ markdown: 'Before', version: 3 }));
    expect(text()).toMatchObject({ status: 'editing', markdown: 'Unsaved', isRestored: true });
    store.dispatch(longTextIntents.reverted());
    expect(text()).toMatchObject({ markdown: 'Before' });
    expect(store.getState().longText.drafts).toEqual({});
  });

  test('that began before a colleague saved is a conflict', () => {
    const draft = type(begin({ values: { markdown: 'Older' }, version: 2 }), { markdown: 'Unsaved' });
    const { text } = open({ drafts: { 'biography:t1': draft } });
    expect(text()).toMatchObject({
      status: 'conflict',
      markdown: 'Unsaved',
      draft: { original: { markdown: 'Before' } },
    });
  });

  test('is gone once a save that the page did not wait for has succeeded', () => {
    const { world, store, type, save } = open();
    type('After');
    save();
    store.dispatch(longTextIntents.closed());
    world.answer(SAVE, ok({ outcome: 'saved', version: 4 }));
    expect(store.getState().longText.drafts).toEqual({});
  });

  test('of one talent never becomes that of another', () => {
    const { world, store, text, type, save } = open();
    type('After');
    save();
    store.dispatch(longTextIntents.opened({ kind: 'biography', talentId: 't2' }));
    world.answer(SAVE, ok({ outcome: 'saved', version: 4 }));
    world.answer(READ, ok({ markdown: 'Of another', version: 1 }));
    expect(text()).toMatchObject({ subject: { talentId: 't2' }, markdown: 'Of another', isRestored: false });
  });
});

describe('a page that is left and opened again while its text is saved', () => {
  const saved = ok({ outcome: 'saved', version: 4 });
  function openAgain() {
    const office = open();
    office.type('After');
    office.save();
    office.store.dispatch(longTextIntents.closed());
    office.store.dispatch(longTextIntents.opened(BIOGRAPHY));
    return office;
  }

  test('does not show what was there before the save', () => {
    const { world, text } = openAgain();
    world.answer(SAVE, saved);
    world.answer(READ, ok({ markdown: 'Before', version: 3 }));
    expect(text()).toMatchObject({ status: 'editing', markdown: 'After', isRestored: false });
  });

  test('knows of the save when it has shown the text as unsaved', () => {
    const { world, store, text } = openAgain();
    world.answer(READ, ok({ markdown: 'Before', version: 3 }));
    expect(selectIsTextUnsaved(store.getState())).toBe(true);
    world.answer(SAVE, saved);
    expect(selectIsTextUnsaved(store.getState())).toBe(false);
    expect(text()).toMatchObject({ markdown: 'After', draft: { version: 4 } });
  });

  test('saves what was written since after it', () => {
    const { world, text, type, save } = openAgain();
    world.answer(READ, ok({ markdown: 'Before', version: 3 }));
    type('After and more');
    save();
    world.answer(SAVE, saved);
    world.answer('clock.sleep', null);
    world.answer('ids.new', 'request-2');
    expect(world.inputOf(SAVE)).toMatchObject({ markdown: 'After and more', version: 4 });
    expect(text().status).toBe('saving');
  });
});
