import type { LoginError, LoginErrorCode } from '../../../src/contract/scripts/session';
import { selectSession } from '../../../src/office/entities/session';
import { selectSignIn, signInIntents } from '../../../src/office/workflows/account/signIn';
import { selectStartFlag } from '../../../src/office/entities/startFlag';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';

const credentials = { login: 'staff@co.example', password: 'secret-word' };
const timeout = { ok: false, refusal: { kind: 'timeout' } };
const refused = (errors: readonly LoginError[]) => ({
  ok: true,
  reply: { outcome: 'refused', errors },
});

function submitted() {
  const office = startedOffice();
  office.store.dispatch(signInIntents.submitted(credentials));
  office.world.answer('windows.resolution', { screen: '1440x900', window: '1440x800' });
  return office;
}

test('login_app gets login, password, resolutions, and never asks to be remembered', () => {
  const { world } = submitted();
  expect(world.inputOf('http.call session.signIn')).toEqual({
    ...credentials,
    remember: false,
    screenResolution: '1440x900',
    windowResolution: '1440x800',
  });
});

test('a second press is ignored while the first is on its way', () => {
  const { world, store } = submitted();
  store.dispatch(signInIntents.submitted(credentials));
  expect(world.asked.filter((name) => name === 'http.call session.signIn')).toHaveLength(1);
});

function accepted() {
  const office = submitted();
  office.world.answer('http.call session.signIn', {
    ok: true,
    reply: { outcome: 'accepted', session: session() },
  });
  return office;
}

test('the workflows behind sign-in run once they have come', () => {
  const { world, store } = accepted();
  expect(world.pending()).toEqual(['connectivity.watch', 'program.load']);
  expect(selectSignIn(store.getState()).status).toBe('signingIn');
  world.answer('program.load', true);
  expect(world.pending()).toContain('http.call talents.figures');
});

test('a line that breaks before they have come is told, and the next sign-in asks for them again', () => {
  const { world, store } = accepted();
  world.answer('program.load', false);
  expect(selectSignIn(store.getState())).toEqual({
    status: 'failed',
    why: { kind: 'refusal', refusal: { kind: 'offline' } },
  });
  expect(selectSession(store.getState())).toBeNull();
  store.dispatch(signInIntents.submitted(credentials));
  world.answer('windows.resolution', { screen: '1440x900', window: '1440x800' });
  world.answer('http.call session.signIn', { ok: true, reply: { outcome: 'accepted', session: session() } });
  world.answer('program.load', true);
  expect(selectSession(store.getState())).not.toBeNull();
});

test('an accepted sign-in holds the session, and the password is nowhere in the state', () => {
  const { world, store } = accepted();
  world.answer('program.load', true);
  expect(selectSession(store.getState())?.agency.userId).toBe('staff-1');
  expect(JSON.stringify(store.getState())).not.toContain(credentials.password);
});

test('a time limit is tried three times with a second between, then told', () => {
  const { world, store } = submitted();
  for (const attempt of [1, 2]) {
    expect(selectSignIn(store.getState())).toEqual({ status: 'signingIn', attempt });
    world.answer('http.call session.signIn', timeout);
    expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1000 });
    world.answer('clock.sleep', null);
  }
  world.answer('http.call session.signIn', timeout);
  expect(selectSignIn(store.getState())).toEqual({
    status: 'failed',
    why: { kind: 'refusal', refusal: { kind: 'timeout' } },
  });
});

test('a server that answers, though with a failure, is not asked again', () => {
  const { world, store } = submitted();
  const refusal = { kind: 'failed', status: 500 };
  world.answer('http.call session.signIn', { ok: false, refusal });
  expect(world.asked.filter((name) => name === 'http.call session.signIn')).toHaveLength(1);
  expect(selectSignIn(store.getState())).toEqual({ status: 'failed', why: { kind: 'refusal', refusal } });
});

test('errors of type Authorization are shown, others are not', () => {
  const { world, store } = submitted();
  world.answer(
    'http.call session.signIn',
    refused([
      { type: 'Authorization', message: 'One' },
      { type: 'Database', message: 'Hidden' },
      { type: 'Authorization', message: 'Two' },
    ]),
  );
  expect(selectSignIn(store.getState())).toEqual({ status: 'refused', messages: ['One', 'Two'] });
});

test('reasons that the office has words for are told in them, whatever the server says', () => {
  const { world, store } = submitted();
  world.answer(
    'http.call session.signIn',
    refused([
      { type: 'Authorization', message: 'Not right.', code: 'wrongCredentials' },
      { type: 'Authorization', message: 'Wait.', code: 'tooManyAttempts', minutes: 4 },
    ]),
  );
  expect(selectSignIn(store.getState())).toEqual({
    status: 'refused',
    messages: [
      { code: 'wrongCredentials', minutes: 0 },
      { code: 'tooManyAttempts', minutes: 4 },
    ],
  });
});

test('a reply with no errors list sets the start flag false', () => {
  const { world, store } = submitted();
  world.answer('http.call session.signIn', { ok: true, reply: { outcome: 'unexplained' } });
  expect(selectSignIn(store.getState()).status).toBe('unexplained');
  expect(selectStartFlag(store.getState())).toBe(false);
});

/** The server asks for the second factor, for that reason. */
const asks = ({ world }: ReturnType<typeof submitted>, code: LoginErrorCode, passkeyOptions?: string) =>
  world.answer(
    'http.call session.signIn',
    refused([{ type: 'Authorization', message: '', code, ...(passkeyOptions && { passkeyOptions }) }]),
  );

test('who has a second factor types the code beside the password, which is asked for again where it is wrong', () => {
  const office = submitted();
  const { world, store } = office;
  asks(office, 'codeNeeded');
  expect(selectSignIn(store.getState())).toEqual({ status: 'codeAsked', why: 'codeNeeded' });
  store.dispatch(signInIntents.submitted({ ...credentials, secondFactorCode: '123 456' }));
  world.answer('windows.resolution', { screen: '', window: '' });
  expect(world.inputOf('http.call session.signIn')).toMatchObject({ secondFactorCode: '123 456' });
  asks(office, 'wrongCode');
  expect(selectSignIn(store.getState())).toEqual({ status: 'codeAsked', why: 'wrongCode' });
});

test('who has a passkey uses it in place of the code; where the browser gives none, it is asked for again', () => {
  const office = submitted();
  const { world, store } = office;
  const usePasskey = (passkeyOptions: string) => {
    store.dispatch(signInIntents.submitted({ ...credentials, passkeyOptions }));
    expect(world.inputOf('passkeys.ask')).toEqual({ does: 'use', passkeyOptions });
  };
  asks(office, 'codeNeeded', '{"challenge":"one"}');
  usePasskey('{"challenge":"one"}');
  world.answer('passkeys.ask', { why: 'brokenOff' });
  const asked = { status: 'codeAsked', why: 'wrongPasskey', passkeyOptions: '{"challenge":"one"}' };
  expect(selectSignIn(store.getState())).toEqual(asked);
  usePasskey('{"challenge":"one"}');
  world.answer('passkeys.ask', { passkeyAnswer: '{"id":"k"}' });
  world.answer('windows.resolution', { screen: '', window: '' });
  const sent = world.inputOf('http.call session.signIn');
  expect(sent).toMatchObject({ passkeyAnswer: '{"id":"k"}' });
  expect(sent).not.toHaveProperty('passkeyOptions');
  asks(office, 'wrongPasskey', '{"challenge":"two"}');
  expect(selectSignIn(store.getState())).toMatchObject({
    why: 'wrongPasskey',
    passkeyOptions: '{"challenge":"two"}',
  });
});
