import { selectSession, signedOut } from '../../../src/office/entities/session';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { preferencesIntents, selectLanguage } from '../../../src/office/workflows/office/preferences';
import { selectSessionGuard, sessionGuardIntents } from '../../../src/office/workflows/account/sessionGuard';
import { signInIntents } from '../../../src/office/workflows/account/signIn';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';
import { talent } from '../talents/catalogue';
import { talentsLoaded } from '../loaded';

const WHOSE = 'http.call session.current';
const accepted = (current = session()) => ({ ok: true, reply: { outcome: 'accepted', session: current } });
const signedOutAnswer = { ok: false, refusal: { kind: 'signedOut' } };

function atWork() {
  const office = startedOffice({ session: { current: session() } });
  office.world.answer(WHOSE, accepted());
  return office;
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
  store.dispatch(sessionGuardIntents.signOutRequested());
  expect(world.inputOf('http.call session.signOut')).toEqual({ everywhere: false });
  world.answer('http.call session.signOut', { ok: true, reply: {} });
  world.answer('storage.forget', null);
  expect(selectSession(store.getState())).toBeNull();
  expect(store.getState().talents.rows).toEqual({});
  expect(selectLanguage(store.getState())).toBe('ja');
});

test('a sign-out that does not reach the server says so, and the person stays signed in', () => {
  const { world, store } = atWork();
  store.dispatch(sessionGuardIntents.signOutRequested());
  world.answer('http.call session.signOut', { ok: false, refusal: { kind: 'offline' } });
  expect(selectSessionGuard(store.getState())).toMatchObject({ status: 'failed', everywhere: false });
  expect(selectSession(store.getState())).not.toBeNull();
});

test('signing out everywhere is asked for first', () => {
  const { world, store } = atWork();
  store.dispatch(sessionGuardIntents.everywhereRequested());
  expect(world.asked).not.toContain('http.call session.signOut');
  store.dispatch(sessionGuardIntents.confirmed());
  expect(world.inputOf('http.call session.signOut')).toEqual({ everywhere: true });
});

test('signing out while films are being uploaded is asked for first, and ends this session only', () => {
  const { world, store } = atWork();
  store.dispatch(sessionGuardIntents.lossRisked());
  expect(world.asked).not.toContain('http.call session.signOut');
  store.dispatch(sessionGuardIntents.cancelled());
  expect(selectSessionGuard(store.getState()).status).toBe('open');
  store.dispatch(sessionGuardIntents.lossRisked());
  store.dispatch(sessionGuardIntents.confirmed());
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
  expect(office.store.getState().talents.rows).toEqual({});
  const calls = office.world.pending().filter((name) => name === 'http.call staff.list');
  expect(calls).toHaveLength(1);
});

const TAKEN = { ok: false, refusal: { kind: 'otherPerson', name: 'Ida Berg' } };

/** Somebody else has signed in in another window of the browser, and a call learns of it. */
function taken() {
  const office = atWork();
  office.store.dispatch(talentsLoaded([talent('t1')]));
  office.world.answer('http.call staff.list', TAKEN);
  return office;
}

test('when somebody else has signed in in another window, the call waits until its person is back', () => {
  const office = taken();
  expect(selectSessionGuard(office.store.getState())).toEqual({ status: 'taken', by: 'Ida Berg' });
  expect(office.world.pending()).not.toContain('http.call staff.list');
  signInAs(office, 'staff-1');
  expect(selectSessionGuard(office.store.getState()).status).toBe('open');
  expect(office.world.pending()).toContain('http.call staff.list');
});

test('the office goes on as the other person with nothing of the one before', () => {
  const { world, store } = taken();
  store.dispatch(sessionGuardIntents.personChangeRequested());
  const reply = { outcome: 'accepted', session: session('staff-2') };
  world.answer('http.call session.current', { ok: true, reply });
  expect(selectSession(store.getState())?.agency.userId).toBe('staff-2');
  expect(store.getState().talents.rows).toEqual({});
  expect(world.pending().filter((name) => name === 'http.call staff.list')).toHaveLength(1);
  expect(world.asked).not.toContain('storage.forget');
});

test('who is signed in can be asked again when the server was not reached; nobody is by then: the person signs in', () => {
  const { world, store } = taken();
  store.dispatch(sessionGuardIntents.personChangeRequested());
  const refusal = { kind: 'offline' };
  world.answer('http.call session.current', { ok: false, refusal });
  expect(selectSessionGuard(store.getState())).toEqual({ status: 'taken', by: 'Ida Berg', refusal });
  store.dispatch(sessionGuardIntents.personChangeRequested());
  world.answer('http.call session.current', signedOutAnswer);
  expect(selectSessionGuard(store.getState()).status).toBe('ended');
});

test('that the other person has locked the session meanwhile is told, and can be asked again', () => {
  const { world, store } = taken();
  store.dispatch(sessionGuardIntents.personChangeRequested());
  const refusal = { kind: 'signedOut', isLocked: true };
  world.answer('http.call session.current', { ok: false, refusal });
  expect(selectSessionGuard(store.getState())).toEqual({ status: 'taken', by: 'Ida Berg', refusal });
});

test('a sign-out in a window of the one before ends nothing of the other person', () => {
  const { world, store } = atWork();
  store.dispatch(sessionGuardIntents.signOutRequested());
  world.answer('http.call session.signOut', TAKEN);
  expect(selectSessionGuard(store.getState())).toEqual({ status: 'taken', by: 'Ida Berg' });
  expect(world.asked).not.toContain('storage.forget');
  expect(selectSession(store.getState())).not.toBeNull();
});

test('at sign-out everything that was on its way is stopped', () => {
  const { world, store } = atWork();
  expect(world.pending().length).toBeGreaterThan(5);
  store.dispatch(signedOut());
  expect(world.pending()).toEqual(['connectivity.watch']);
});

test('the session is read anew when the person’s account is another one, and with no other news', () => {
  const { world, store } = atWork();
  const tell = (id: string) =>
    store.dispatch(serverEventReceived({ kind: 'changed', entity: 'staff', id, version: null }));
  tell('staff-2');
  expect(world.pending()).not.toContain(WHOSE);
  tell('staff-1');
  const { agency, staff } = session();
  world.answer(WHOSE, accepted({ agency, staff: { ...staff, firstName: 'Anna' } }));
  expect(selectSession(store.getState())?.staff.firstName).toBe('Anna');
  tell('staff-1');
  world.answer(WHOSE, accepted(session('staff-2')));
  expect(selectSession(store.getState())?.agency.userId).toBe('staff-1');
});

describe('a server that keeps which language a person reads', () => {
  const knowing = (language: string) => {
    const { agency, staff } = session();
    return { agency, staff: { ...staff, language } };
  };

  test('is told it where it knows another, and again once another is chosen', () => {
    const { world, store } = startedOffice({ session: { current: knowing('') } });
    expect(world.inputOf(WHOSE)).toEqual({ language: 'en' });
    world.answer(WHOSE, accepted(knowing('en')));
    store.dispatch(preferencesIntents.languageChosen('ja'));
    expect(world.inputOf(WHOSE)).toEqual({ language: 'ja' });
    world.answer(WHOSE, accepted(knowing('ja')));
    store.dispatch(preferencesIntents.languageChosen('ja'));
    expect(world.pending()).not.toContain(WHOSE);
  });

  test('a backend that keeps none is told nothing', () => {
    const { world, store } = startedOffice({ session: { current: session() } });
    expect(world.inputOf(WHOSE)).toEqual({});
    world.answer(WHOSE, accepted());
    store.dispatch(preferencesIntents.languageChosen('ja'));
    expect(world.pending()).not.toContain(WHOSE);
  });
});
