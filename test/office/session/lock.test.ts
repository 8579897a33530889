import { selectSession } from '../../../src/office/entities/session';
import { preferencesIntents } from '../../../src/office/workflows/office/preferences';
import { selectSessionGuard, sessionGuardIntents } from '../../../src/office/workflows/account/sessionGuard';
import { signInIntents } from '../../../src/office/workflows/account/signIn';
import { talentSwitches } from '../../../src/office/workflows/talents/talentSwitches';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';

const LOCK = 'http.call session.lock';
const WHOSE = 'http.call session.current';
const lockedAnswer = { ok: false, refusal: { kind: 'signedOut', isLocked: true } };
const offline = { ok: false, refusal: { kind: 'offline' } };
const accepted = { ok: true, reply: { outcome: 'accepted', session: session() } };

function atWork() {
  const office = startedOffice({ session: { current: session() } });
  office.world.answer(WHOSE, accepted);
  const guard = () => selectSessionGuard(office.store.getState());
  return { ...office, guard };
}

test('a lock that the server does not know yet is told again, and nothing but a password opens the page', () => {
  const { store, world, guard } = atWork();
  store.dispatch(sessionGuardIntents.lockRequested());
  world.answer(LOCK, offline);
  expect(guard()).toEqual({ status: 'locked', isTold: false });
  expect(world.pending()).not.toContain(WHOSE);
  world.answerNewest('clock.sleep', null);
  world.answer(LOCK, { ok: true, reply: {} });
  expect(guard()).toEqual({ status: 'locked', isTold: true });
});

test('what was on its way when another window locked goes on once it is unlocked there', () => {
  const { store, world, guard } = atWork();
  store.dispatch(talentSwitches.press('t1', false, { name: 'Ada' }));
  world.answer('ids.new', 'request-1');
  world.answer('http.call talent.toggle', lockedAnswer);
  expect(guard()).toEqual({ status: 'locked', isTold: true });
  world.answerNewest('clock.sleep', null);
  world.answer(WHOSE, accepted);
  expect(guard().status).toBe('open');
  expect(world.pending()).toContain('http.call talent.toggle');
});

test('whoever leaves a locked page is signed out here, also where the server is not reached', () => {
  const { store, world, guard } = atWork();
  store.dispatch(sessionGuardIntents.lockRequested());
  store.dispatch(sessionGuardIntents.lockLeft());
  expect(guard().status).toBe('leaving');
  world.answer('http.call session.signOut', offline);
  world.answer('storage.forget', null);
  expect(selectSession(store.getState())).toBeNull();
});

test('a session that ends under a lock does not uncover the page; its person signs in again in place', () => {
  const { store, world, guard } = atWork();
  store.dispatch(sessionGuardIntents.lockRequested());
  world.answer(LOCK, { ok: false, refusal: { kind: 'signedOut' } });
  expect(guard().status).toBe('locked');
  store.dispatch(signInIntents.submitted({ login: 'a', password: 'b' }));
  world.answer('windows.resolution', { screen: '', window: '' });
  world.answer('http.call session.signIn', accepted);
  expect(guard().status).toBe('open');
});

test('it locks itself once nobody did anything in any window for as long as was chosen', () => {
  const { store, world, guard } = atWork();
  store.dispatch(preferencesIntents.lockAfterChosen(5));
  world.answer('page.idleTime', 60_000);
  expect(world.pending()).not.toContain(LOCK);
  world.answerNewest('clock.sleep', null);
  world.answer('page.idleTime', 300_000);
  expect(guard().status).toBe('locked');
  expect(world.pending()).toContain(LOCK);
});
