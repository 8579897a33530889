import { eventsReconnected, serverEventReceived } from '../../../src/office/workflows/office/events';
import { talentRecordIntents } from '../../../src/office/workflows/talents/talentRecord';
import { offline, ok, refused } from '../support';
import { GET, openRecord, record, SAVE, SHOW, SHOWINGS, startRecords } from './support';

const { closed, hidden, showRequested } = talentRecordIntents;
const field = 'socialSecurityNumber';
const showing = {
  showingId: 's1',
  field,
  firstName: 'Ana',
  lastName: 'Zapata',
  shownAt: '2026-11-21T10:00:00Z',
};

test('a record is read with who looked at its secrets', () => {
  const { open, world, page, query, entity, showings } = startRecords();
  open();
  expect(query().status).toBe('loading');
  world.answer(GET, ok(record()));
  world.answer(SHOWINGS, ok([showing]));
  expect(page()).toEqual({ status: 'open', talentId: 'talent-1', secrets: [] });
  expect(showings()).toEqual([showing]);
  expect(entity()).toEqual(record());
});

test('a record that was not read is asked for when it is opened again', () => {
  const { open, world, query } = startRecords();
  open();
  world.answer(GET, offline);
  expect(query()).toMatchObject({ status: 'failed', refusal: { kind: 'offline' } });
  open();
  expect(query().status).toBe('loading');
});

test('who goes on to another talent sees that one; the first one is no longer waited for', () => {
  const { open, world, page, entity } = startRecords();
  open();
  open('talent-2');
  expect(world.pending().filter((name) => name === GET)).toHaveLength(1);
  world.answer(GET, ok(record({ firstName: 'Bo' })));
  world.answer(SHOWINGS, ok([]));
  expect(page()).toMatchObject({ status: 'open', talentId: 'talent-2' });
  expect(entity()).toBeNull();
  expect(entity('talent-2')?.firstName).toBe('Bo');
});

describe("a colleague's save", () => {
  const told = (version: number, id = 'talent-1') =>
    serverEventReceived({ kind: 'changed', entity: 'talentRecord', id, version });

  test('shows in the open record, and what is typed stays', () => {
    const { store, world, type, draft, entity } = openRecord();
    store.dispatch(told(5));
    world.answer('clock.sleep', null);
    type({ city: 'Lund' });
    world.answer(GET, ok(record({ phone: '040 12', version: 5 })));
    expect(entity()).toMatchObject({ phone: '040 12', version: 5 });
    expect(draft()?.values).toMatchObject({ city: 'Lund', phone: '040 12' });
  });

  test.each([
    ['is read again after the stream was away', eventsReconnected(), true],
    ['is not read when it is known', told(4), false],
    ['of another talent is not read', told(5, 'talent-2'), false],
  ])('%s', (_name, action, isRead) => {
    const { store, world } = openRecord();
    store.dispatch(action);
    expect(world.pending().includes('clock.sleep')).toBe(isRead);
  });

  test("that came before the answer of one's own save does not take its place", () => {
    const { store, world, open, type, wait, saved, entity } = openRecord();
    type({ city: 'Lund' });
    wait();
    open();
    saved(6);
    world.answer(GET, ok(record({ city: 'Ystad', version: 5 })));
    expect(entity()).toMatchObject({ city: 'Lund', version: 6 });
    store.dispatch(told(6));
    expect(world.pending()).not.toContain(GET);
  });

  test('does not hide a secret that is on show, and does not let its save write over theirs', () => {
    const { store, world, page, entity } = openRecord();
    store.dispatch(showRequested({ field }));
    world.answer(SHOW, ok({ shownSecret: '1 84 11', secretVersion: 3 }));
    store.dispatch(told(5));
    world.answer('clock.sleep', null);
    world.answer(GET, ok(record({ version: 5, secretVersion: 4 })));
    expect(page()).toMatchObject({ secrets: [{ field, status: 'shown' }] });
    expect(entity()).toMatchObject({ version: 5, secretVersion: 3 });
  });

  test('that is read once the talent was left is not waited for', () => {
    const { store, world } = openRecord();
    store.dispatch(told(5));
    store.dispatch(closed());
    expect(world.pending()).toEqual(['connectivity.watch']);
  });
});

test('a secret is shown when it is asked for, its showing is in the list, and hiding forgets it', () => {
  const { store, world, page, entity, showings } = openRecord();
  store.dispatch(showRequested({ field }));
  expect(page()).toMatchObject({ secrets: [{ field, status: 'asking' }] });
  world.answer(SHOW, ok({ shownSecret: '1 84 11', secretVersion: 3 }));
  world.answer(SHOWINGS, ok([showing]));
  expect(page()).toMatchObject({ secrets: [{ field, status: 'shown', shownSecret: '1 84 11' }] });
  expect(showings()).toEqual([showing]);
  expect(entity()?.secretVersion).toBe(3);
  store.dispatch(hidden({ field }));
  expect(JSON.stringify(store.getState())).not.toContain('1 84 11');
});

test('a secret whose answer comes after it was hidden or its talent was left stays hidden', () => {
  const { store, world, page } = openRecord();
  store.dispatch(showRequested({ field }));
  store.dispatch(hidden({ field }));
  world.answer(SHOW, ok({ shownSecret: '1 84 11', secretVersion: 2 }));
  expect(page()).toMatchObject({ secrets: [] });
  store.dispatch(showRequested({ field }));
  store.dispatch(closed());
  expect(world.pending()).not.toContain(SHOW);
});

test('a secret that cannot be shown says why, and can be asked for again', () => {
  const { store, world, page } = openRecord();
  store.dispatch(showRequested({ field }));
  world.answer(SHOW, refused({ kind: 'conflict', reason: 'sealedOtherwise' }));
  expect(page()).toMatchObject({ secrets: [{ field, status: 'refused' }] });
  store.dispatch(showRequested({ field }));
  expect(page()).toMatchObject({ secrets: [{ field, status: 'asking' }] });
});

test('a save sends the record without the secrets that nobody typed', () => {
  const { type, wait, sent, saved, entity, draft } = openRecord();
  type({ city: 'Lund', licenceB: true });
  wait();
  expect(sent()).toMatchObject({ talentId: 'talent-1', city: 'Lund', licenceB: true, version: 4 });
  expect(Object.keys(sent())).not.toEqual(expect.arrayContaining([field]));
  expect(sent()).not.toHaveProperty('secretVersion');
  saved();
  expect(entity()).toMatchObject({ city: 'Lund', licenceB: true, version: 5, secretVersion: 2 });
  expect(draft()).toMatchObject({ status: 'resting', version: 5 });
});

test('a typed secret is sent with the version of the secrets, and stays on show while typing goes on', () => {
  const { type, wait, sent, saved, entity, draft, page } = openRecord();
  type({ siteLogin: 'asa' });
  wait();
  expect(sent()).toMatchObject({ siteLogin: 'asa', secretVersion: 2 });
  saved(4);
  expect(entity()).toMatchObject({ hasSiteLogin: true, secretVersion: 3 });
  expect(page()).toMatchObject({ secrets: [{ field: 'siteLogin', status: 'shown', shownSecret: 'asa' }] });
  expect(draft()?.values).not.toHaveProperty('siteLogin');
});

test('an emptied secret is gone', () => {
  const { type, wait, saved, entity } = openRecord();
  type({ [field]: '' });
  wait();
  saved(4);
  expect(entity()?.hasSocialSecurityNumber).toBe(false);
});

test('a secret that a colleague changed meanwhile is not written over: the record is read anew and the text kept', () => {
  const { store, type, wait, world, sent, page, draft } = openRecord();
  store.dispatch(showRequested({ field }));
  world.answer(SHOW, ok({ shownSecret: 'old', secretVersion: 2 }));
  type({ [field]: 'mine' });
  wait();
  world.answer(SAVE, refused({ kind: 'conflict', reason: 'secretVersion' }));
  world.answer(GET, ok(record({ secretVersion: 7 })));
  expect(draft()).toMatchObject({ status: 'failed', values: { [field]: 'mine' } });
  expect(page()).toMatchObject({ secrets: [] });
  expect(sentAgain()).toMatchObject({ [field]: 'mine', secretVersion: 7 });

  function sentAgain() {
    type({ [field]: 'mine' });
    wait();
    return sent();
  }
});

test('an old value that no longer passes the checks does not hold up the rest', () => {
  const { type, wait, sent } = openRecord({ email: 'not an address' });
  type({ city: 'Lund' });
  wait();
  expect(sent()).toMatchObject({ city: 'Lund' });
  expect(sent()).not.toHaveProperty('email');
});

test('a birth date that does not exist waits beside its field, the other fields are saved', () => {
  const { type, wait, sent, saved, draft } = openRecord();
  type({ city: 'Lund', birthDate: '31/02/1984' });
  wait();
  expect(sent()).toMatchObject({ city: 'Lund', birthDate: '' });
  saved();
  expect(draft()).toMatchObject({ status: 'waiting', holds: { birthDate: { kind: 'problem' } } });
});

test('of two people, the second sees both values and neither is written over', () => {
  const { type, wait, world, draft } = openRecord();
  type({ city: 'Lund', phone: '1' });
  wait();
  world.answer(SAVE, ok({ kind: 'conflict', version: 9, values: record({ city: 'Ystad' }) }));
  expect(draft()).toMatchObject({
    version: 9,
    values: { city: 'Lund', phone: '1' },
    holds: { city: { kind: 'conflict', theirs: 'Ystad' } },
  });
});

test("a secret of one talent is not shown in the next one's record", () => {
  const { store, world, open, page } = openRecord();
  store.dispatch(showRequested({ field }));
  open('talent-2');
  world.answer(GET, ok(record()));
  world.answer(SHOWINGS, ok([]));
  store.dispatch(showRequested({ field }));
  world.answer(SHOW, ok({ shownSecret: 'of talent 2', secretVersion: 2 }));
  expect(page()).toMatchObject({ secrets: [{ shownSecret: 'of talent 2' }] });
  expect(world.pending()).toEqual(['connectivity.watch', SHOWINGS]);
});
