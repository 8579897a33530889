import { selectSession, signedOut } from '../../../src/office/entities/session';
import { talentsLoaded } from '../../../src/office/entities/talents';
import { preferencesIntents, selectLanguage } from '../../../src/office/workflows/preferences';
import { selectSessionGuard, sessionIntents } from '../../../src/office/workflows/session';
import { signInIntents } from '../../../src/office/workflows/signIn';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';
import { talent } from '../talents/catalogue';

const signedOutAnswer = { ok: false, refusal: { kind: 'signedOut' } };

function atWork() {
  return startedOffice({ session: { current: session() } });
}

function signInAs(office: ReturnType<typeof atWork>, userId: string) {
  office.store.dispatch(signInIntents.submitted({ login: 'a', password: 'b' }));
  office.world.answer('windows.resolution', { screen: '', window: '' });
  const reply = { outcome: 'accepted', session: session(userId) };
  office.world.answer('http.call session.signIn', { ok: true, reply });
}

test('a sign-out reaches the server, empties the storage and the state, and keeps the language', () => {
  const { world, store } = atWork();
  store.dispatch(talentsLoaded([talent('t1')]));
  store.dispatch(preferencesIntents.languageChosen('ja'));
  store.dispatch(sessionIntents.signOutRequested());
  expect(world.inputOf('http.call session.signOut')).toEqual({ everywhere: false });
  world.answer('http.call session.signOut', { ok: true, reply: {} });
  world.answer('storage.forget', null);
  expect(selectSession(store.getState())).toBeNull();
  expect(store.getState().talents.ids).toEqual([]);
  expect(selectLanguage(store.getState())).toBe('ja');
});

test('a sign-out that does not reach the server says so, and the person stays signed in', () => {
  const { world, store } = atWork();
  store.dispatch(sessionIntents.signOutRequested());
  world.answer('http.call session.signOut', { ok: false, refusal: { kind: 'offline' } });
  expect(selectSessionGuard(store.getState())).toMatchObject({ status: 'failed', everywhere: false });
  expect(selectSession(store.getState())).not.toBeNull();
});

test('signing out everywhere is asked for first', () => {
  const { world, store } = atWork();
  store.dispatch(sessionIntents.everywhereRequested());
  expect(world.asked).not.toContain('http.call session.signOut');
  store.dispatch(sessionIntents.confirmed());
  expect(world.inputOf('http.call session.signOut')).toEqual({ everywhere: true });
});

test('signing out while films are being uploaded is asked for first, and ends this session only', () => {
  const { world, store } = atWork();
  store.dispatch(sessionIntents.lossRisked());
  expect(world.asked).not.toContain('http.call session.signOut');
  store.dispatch(sessionIntents.cancelled());
  expect(selectSessionGuard(store.getState()).status).toBe('open');
  store.dispatch(sessionIntents.lossRisked());
  store.dispatch(sessionIntents.confirmed());
  expect(world.inputOf('http.call session.signOut')).toEqual({ everywhere: false });
});

test('after the same person signs in again, the call that was pending is made again', () => {
  const office = atWork();
  office.world.answer('http.call staff.list', signedOutAnswer);
  expect(selectSessionGuard(office.store.getState()).status).toBe('ended');
  expect(office.world.pending()).not.toContain('http.call staff.list');
  signInAs(office, 'staff-1');
  expect(selectSessionGuard(office.store.getState()).status).toBe('open');
  expect(office.world.pending()).toContain('http.call staff.list');
});

test('after another person signs in, nothing of the one before is kept or called again', () => {
  const office = atWork();
  office.store.dispatch(talentsLoaded([talent('t1')]));
  office.world.answer('http.call staff.list', signedOutAnswer);
  signInAs(office, 'staff-2');
  expect(selectSession(office.store.getState())?.agency.userId).toBe('staff-2');
  expect(office.store.getState().talents.ids).toEqual([]);
  const calls = office.world.pending().filter((name) => name === 'http.call staff.list');
  expect(calls).toHaveLength(1);
});

test('at sign-out everything that was on its way is stopped', () => {
  const { world, store } = atWork();
  expect(world.pending().length).toBeGreaterThan(5);
  store.dispatch(signedOut());
  expect(world.pending()).toEqual(['connectivity.watch']);
});
