import { allKits } from '../../../src/office/app/kits/all';
import { selectSession } from '../../../src/office/entities/session';
import { selectSignOn, signOnIntents } from '../../../src/office/workflows/account/signOn';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';

const ADDRESS = 'https://accounts.example/authorize';
const wantedPath = '/app/page/news';

function atTheDoor() {
  const office = startedOffice();
  office.admitKit('signOn', allKits.signOn);
  const state = () => selectSignOn(office.store.getState() as never);
  const person = () => selectSession(office.store.getState())?.staff.email;
  return { ...office, state, person };
}

test('the browser leaves for the provider once the server has said where that is, and once only', () => {
  const { store, world, state } = atTheDoor();
  store.dispatch(signOnIntents.asked({ wantedPath }));
  store.dispatch(signOnIntents.asked({ wantedPath }));
  expect(world.inputOf('http.call session.beginSignOn')).toEqual({ wantedPath });
  world.answer('http.call session.beginSignOn', { ok: true, reply: { providerAddress: ADDRESS } });
  expect(world.asked.filter((name) => name === 'windows.leave')).toHaveLength(1);
  expect(state()).toEqual({ status: 'leaving' });
});

test('whoever comes Back from the provider by the browser can go there once more', () => {
  const { store, world, state } = atTheDoor();
  store.dispatch(signOnIntents.asked({ wantedPath }));
  world.answer('http.call session.beginSignOn', { ok: true, reply: { providerAddress: ADDRESS } });
  world.answer('windows.leave', null);
  store.dispatch(signOnIntents.asked({ wantedPath }));
  expect(state()).toEqual({ status: 'asking' });
  expect(world.pending()).toContain('http.call session.beginSignOn');
});

test('a provider that cannot be reached is told of, and the password still signs in', () => {
  const { store, world, state } = atTheDoor();
  const refusal = { kind: 'conflict', reason: 'providerAway' };
  store.dispatch(signOnIntents.asked({ wantedPath }));
  world.answer('http.call session.beginSignOn', { ok: false, refusal });
  expect(state()).toEqual({ status: 'refused', refusal });
});

test('a return with a session opens the office, once its workflows have come', () => {
  const { store, world, state, person } = atTheDoor();
  store.dispatch(signOnIntents.returned({}));
  world.answer('http.call session.current', { ok: true, reply: { outcome: 'accepted', session: session() } });
  expect(person()).toBeUndefined();
  world.answer('program.load', true);
  expect([state().status, person()]).toEqual(['entered', session().staff.email]);
});

test('a line that breaks before they have come is told', () => {
  const { store, world, state, person } = atTheDoor();
  store.dispatch(signOnIntents.returned({}));
  world.answer('http.call session.current', { ok: true, reply: { outcome: 'accepted', session: session() } });
  world.answer('program.load', false);
  expect([state(), person()]).toEqual([{ status: 'refused', refusal: { kind: 'offline' } }, undefined]);
});

test('whom the provider or the server turned away is told why, and nothing is asked', () => {
  const { store, world, state } = atTheDoor();
  store.dispatch(signOnIntents.returned({ why: 'unverified' }));
  expect(state()).toEqual({ status: 'turnedAway', why: 'unverified' });
  expect(world.asked.filter((name) => name === 'http.call session.current')).toEqual([]);
});
