import { wentOnline } from '../../../src/office/kernel/signals';
import { autoSaveIntents } from '../../../src/office/workflows/records/autoSave';
import { longTextIntents, selectIsTextHeld } from '../../../src/office/workflows/records/longText';
import { offline, ok, refused } from '../support';
import { BIOGRAPHY, open, READ, SAVE } from './support';

const saved = (version: number) => ok({ outcome: 'saved', version });

/** With auto-save on; `passes` ends the pause in hand, `answers` the save in hand with the lock and its toast. */
function openOn(options: Parameters<typeof open>[0] = {}) {
  const office = open({ isOn: true, ...options });
  const { world } = office;
  return {
    ...office,
    pause: () => (world.inputOf('clock.sleep') as { milliseconds: number }).milliseconds,
    passes: () => world.answer('clock.sleep', null),
    saves: () => world.asked.filter((name) => name === SAVE).length,
    isHeld: () => selectIsTextHeld(office.store.getState()),
  };
}

test('a text saves itself 750 ms after the last change', () => {
  const { world, type, pause, passes } = openOn();
  type('One');
  type('One and two');
  expect(world.pending()).toEqual(['clock.sleep']);
  expect(pause()).toBe(750);
  passes();
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(SAVE)).toMatchObject({ markdown: 'One and two' });
});

test('at once when the person goes elsewhere, so that leaving then asks nothing', () => {
  const { store, world, type, isHeld } = openOn();
  type('One');
  expect(isHeld()).toBe(true);
  store.dispatch(longTextIntents.committed());
  world.answer('ids.new', 'request-1');
  expect(world.pending()).toContain(SAVE);
  expect(isHeld()).toBe(false);
});

test('what was written in the 2 s after a save is saved after them', () => {
  const { world, type, passes, text } = openOn();
  type('One');
  passes();
  world.answer('ids.new', 'request-1');
  world.answer(SAVE, saved(4));
  type('One and two');
  passes();
  expect(text().status).toBe('editing');
  passes();
  passes();
  world.answer('ids.new', 'request-2');
  expect(world.inputOf(SAVE)).toMatchObject({ markdown: 'One and two', version: 4 });
});

test('nothing saves itself while auto-save is off; once it is on again, what waits does', () => {
  const { store, world, type, saves, passes } = openOn({ isOn: false });
  type('One');
  store.dispatch(longTextIntents.committed());
  expect(world.pending()).toEqual([]);
  store.dispatch(autoSaveIntents.switched(true));
  passes();
  world.answer('ids.new', 'request-1');
  expect(saves()).toBe(1);
});

test('an emptied biography is not sent, and no toast blames whoever is about to write another', () => {
  const { store, world, type, text } = openOn();
  type(' ');
  store.dispatch(longTextIntents.committed());
  expect(world.pending()).toEqual([]);
  expect(text()).toMatchObject({ status: 'editing', trouble: null });
});

test('a text from before waits for the choice', () => {
  const { store, world, type, passes, text } = openOn();
  type('Unsaved');
  store.dispatch(longTextIntents.closed());
  passes();
  store.dispatch(longTextIntents.opened(BIOGRAPHY));
  world.answer(READ, ok({ markdown: 'Before', version: 3 }));
  expect(text()).toMatchObject({ isRestored: true });
  store.dispatch(longTextIntents.committed());
  expect(world.pending()).toEqual([]);
  store.dispatch(longTextIntents.restoredSeen());
  passes();
  expect(text().status).toBe('saving');
});

describe('a save that failed', () => {
  function failing(answer: object) {
    const office = openOn();
    office.type('One');
    office.passes();
    office.world.answer('ids.new', 'request-1');
    office.world.answer(SAVE, answer);
    office.passes();
    return office;
  }

  test('on its way is made again after 10 s, as the same request', () => {
    const { world, pause, passes } = failing(offline);
    passes();
    expect(pause()).toBe(10_000);
    passes();
    expect(world.inputOf(SAVE)).toMatchObject({ markdown: 'One', requestId: 'request-1' });
  });

  test('or as soon as the network is back', () => {
    const { store, pause, passes } = failing(offline);
    passes();
    store.dispatch(wentOnline());
    expect(pause()).toBe(750);
  });

  test('for a reason that does not pass waits until something else is written', () => {
    const { world, type, passes, pause } = failing(refused({ kind: 'notFound' }));
    passes();
    expect(world.pending()).toEqual([]);
    type('Another');
    expect(pause()).toBe(750);
  });
});

test('what is perhaps given up is not saved while that is asked, and is once the person stays with it', () => {
  const { store, world, type, passes, saves, text } = openOn();
  type('One');
  passes();
  world.answer('ids.new', 'request-1');
  world.answer(SAVE, offline);
  passes();
  store.dispatch(longTextIntents.revertAsked());
  store.dispatch(wentOnline());
  store.dispatch(longTextIntents.committed());
  passes();
  expect([text().status, saves()]).toEqual(['editing', 1]);
  store.dispatch(longTextIntents.revertDropped());
  passes();
  expect(saves()).toBe(2);
});
