import { factorChanged } from '../../../src/office/entities/ownFactor';
import { personChanged, sessionReducer } from '../../../src/office/entities/session';
import { preferencesReducer } from '../../../src/office/workflows/office/preferences';
import {
  secondFactorIntents,
  secondFactorReducer,
  secondFactorSaga,
  selectSecondFactor,
} from '../../../src/office/workflows/account/secondFactor';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { session } from '../people';
import { ok, refused, startWorkflows } from '../support';

const PREPARE = 'http.call account.prepareFactor';
const START = 'http.call account.startFactor';

/** The session of who must set one up. */
function waiting() {
  const { agency, staff } = session();
  return { agency, staff: { ...staff, needsFactor: true } };
}

function start(needsFactor: boolean) {
  const current = needsFactor ? waiting() : session();
  const office = startWorkflows(
    {
      preferences: preferencesReducer,
      session: sessionReducer,
      secondFactor: secondFactorReducer,
      heard: (heard: readonly string[] = [], action: { readonly type: string }) =>
        factorChanged.match(action) || personChanged.match(action) ? [...heard, action.type] : heard,
    },
    [secondFactorSaga],
    { session: { current } },
  );
  const { store, world } = office;
  const factor = () => selectSecondFactor(store.getState());
  store.dispatch(secondFactorIntents.opened('start'));
  store.dispatch(secondFactorIntents.passwordSent({ currentPassword: 'rosebud rosebud' }));
  world.answer(PREPARE, ok({ factorKey: 'ABCD', factorAddress: 'otpauth://totp/x' }));
  store.dispatch(secondFactorIntents.codeSent({ secondFactorCode: '123456' }));
  return { ...office, factor };
}

test('a wrong code leaves the same key to be tried again, and no state holds password or code', () => {
  const { store, world, factor } = start(false);
  const refusal = { kind: 'invalid', problems: { secondFactorCode: 'wrong' } };
  world.answer(START, refused(refusal));
  expect(factor()).toMatchObject({ status: 'pairing', factorKey: 'ABCD', refusal });
  expect(JSON.stringify(store.getState())).not.toMatch(/rosebud|123456/);
});

test('recovery codes stay until they are kept, and the page is not closed over them', () => {
  const { store, world, factor } = start(false);
  world.answer(START, ok({ recoveryCodes: 'AAAA\nBBBB' }));
  store.dispatch(secondFactorIntents.closed());
  store.dispatch(secondFactorIntents.copyRequested());
  world.answer('windows.copy', false);
  expect(factor()).toMatchObject({ status: 'keeping', recoveryCodes: 'AAAA\nBBBB', kept: 'notCopied' });
  store.dispatch(secondFactorIntents.kept());
  expect(factor()).toEqual({ status: 'closed' });
  expect(store.getState().heard).toEqual([factorChanged.type]);
});

test('whoever could do nothing else before goes on as at a sign-in, once the codes are kept', () => {
  const { store, world } = start(true);
  world.answer(START, ok({ recoveryCodes: 'AAAA' }));
  expect(store.getState().heard).not.toContain(personChanged.type);
  store.dispatch(secondFactorIntents.kept());
  expect(world.inputOf('navigation.go')).toMatchObject({ path: '/app/dashboard' });
  world.answer('navigation.go', null);
  expect(store.getState().heard).toContain(personChanged.type);
  expect(store.getState().session.current?.staff.needsFactor).toBeUndefined();
});

test('whoever had to set one up goes on where the answer to the code was lost and the factor is on', () => {
  const { store, world } = start(true);
  world.answer(START, refused({ kind: 'conflict', reason: 'noFactor' }));
  expect(store.getState().heard).not.toContain(personChanged.type);
  world.answer('http.call session.current', ok({ outcome: 'accepted', session: session() }));
  expect(store.getState().heard).toContain(personChanged.type);
});

test('a code that is sent just after a wrong one is looked at, and its recovery codes stay on show', () => {
  const { store, world, factor } = start(true);
  world.answer(START, refused({ kind: 'invalid', problems: { secondFactorCode: 'wrong' } }));
  store.dispatch(secondFactorIntents.codeSent({ secondFactorCode: '123456' }));
  world.answer(START, ok({ recoveryCodes: 'AAAA' }));
  world.answer('http.call session.current', ok({ outcome: 'accepted', session: session() }));
  expect(factor()).toMatchObject({ status: 'keeping' });
  expect(store.getState().heard).not.toContain(personChanged.type);
});

test('codes that are on their way are shown, though it is known before that a factor is there', () => {
  const { store, world, factor } = start(true);
  world.answer(START, refused({ kind: 'invalid', problems: { secondFactorCode: 'wrong' } }));
  store.dispatch(secondFactorIntents.codeSent({ secondFactorCode: '123456' }));
  world.answer('http.call session.current', ok({ outcome: 'accepted', session: session() }));
  expect(store.getState().heard).not.toContain(personChanged.type);
  world.answer(START, ok({ recoveryCodes: 'AAAA' }));
  expect(factor()).toMatchObject({ status: 'keeping' });
});

describe('whoever must set one up, once the agency requires none any more,', () => {
  const rule = serverEventReceived({ kind: 'changed', entity: 'agency', id: 'CO', version: null });
  const CURRENT = 'http.call session.current';

  test('goes on at once', () => {
    const { store, world } = start(true);
    world.answer(START, refused({ kind: 'invalid', problems: { secondFactorCode: 'wrong' } }));
    world.answer(CURRENT, ok({ outcome: 'accepted', session: waiting() }));
    store.dispatch(rule);
    world.answer(CURRENT, ok({ outcome: 'accepted', session: session() }));
    expect(store.getState().heard).toContain(personChanged.type);
  });

  test('keeps the recovery codes on show first', () => {
    const { store, world, factor } = start(true);
    world.answer(START, ok({ recoveryCodes: 'AAAA' }));
    store.dispatch(rule);
    expect(world.pending()).not.toContain(CURRENT);
    expect(factor()).toMatchObject({ status: 'keeping' });
  });
});

describe('a passkey', () => {
  const PREPARE_KEY = 'http.call account.preparePasskey';
  const ADD = 'http.call account.addPasskey';

  /** The password and a name were typed. */
  function adding(needsFactor = false) {
    const office = start(needsFactor);
    const { store, world } = office;
    world.answer(START, refused({ kind: 'invalid', problems: { secondFactorCode: 'wrong' } }));
    store.dispatch(secondFactorIntents.closed());
    store.dispatch(secondFactorIntents.opened('addPasskey'));
    const typed = { currentPassword: 'rosebud rosebud', passkeyName: ' Laptop ' };
    store.dispatch(secondFactorIntents.passwordSent(typed));
    return office;
  }

  test('is made by the browser as the server asks, and added under its name; no state holds any of it', () => {
    const { store, world, factor } = adding();
    world.answer(PREPARE_KEY, ok({ passkeyOptions: '{"challenge":"c"}' }));
    expect(factor()).toEqual({ status: 'withDevice' });
    store.dispatch(secondFactorIntents.closed());
    expect(world.inputOf('passkeys.ask')).toEqual({ does: 'make', passkeyOptions: '{"challenge":"c"}' });
    world.answer('passkeys.ask', { passkeyAnswer: '{"id":"k"}' });
    expect(world.inputOf(ADD)).toMatchObject({ passkeyName: 'Laptop', passkeyAnswer: '{"id":"k"}' });
    expect(JSON.stringify(store.getState())).not.toMatch(/rosebud|challenge|"id"/);
    world.answer(ADD, ok({}));
    expect(factor()).toEqual({ status: 'closed' });
    expect(store.getState().heard).toContain(factorChanged.type);
  });

  test('that is the first factor brings recovery codes, and lets in who could do nothing else before', () => {
    const { store, world, factor } = adding(true);
    world.answer('http.call session.current', refused({ kind: 'offline' }));
    world.answer(PREPARE_KEY, ok({ passkeyOptions: '{}' }));
    world.answer('passkeys.ask', { passkeyAnswer: '{}' });
    world.answer(ADD, ok({ recoveryCodes: 'AAAA' }));
    expect(factor()).toMatchObject({ status: 'keeping', wasNeeded: true });
    store.dispatch(secondFactorIntents.kept());
    expect(world.inputOf('navigation.go')).toMatchObject({ path: '/app/dashboard' });
  });

  test('that the browser does not give, or the server does not take, is asked for again', () => {
    const { store, world, factor } = adding();
    world.answer(PREPARE_KEY, ok({ passkeyOptions: '{}' }));
    world.answer('passkeys.ask', { why: 'known' });
    expect(factor()).toEqual({ status: 'proving', task: 'addPasskey', trouble: 'known' });
    store.dispatch(secondFactorIntents.passwordSent({ currentPassword: 'x', passkeyName: 'Laptop' }));
    world.answer(PREPARE_KEY, ok({ passkeyOptions: '{}' }));
    world.answer('passkeys.ask', { passkeyAnswer: '{}' });
    const refusal = { kind: 'conflict', reason: 'passkeyRefused' };
    world.answer(ADD, refused(refusal));
    expect(factor()).toEqual({ status: 'proving', task: 'addPasskey', refusal });
  });

  test('is removed with the password; one that is gone already is gone', () => {
    const { store, world, factor } = start(false);
    world.answer(START, ok({ recoveryCodes: 'AAAA' }));
    store.dispatch(secondFactorIntents.kept());
    const passkey = { passkeyId: 'k1', passkeyName: 'Laptop' };
    store.dispatch(secondFactorIntents.removalOpened(passkey));
    store.dispatch(secondFactorIntents.passwordSent({ currentPassword: 'wrong' }));
    const refusal = { kind: 'invalid', problems: { currentPassword: 'wrong' } };
    world.answer('http.call account.removePasskey', refused(refusal));
    expect(factor()).toEqual({ status: 'proving', task: 'removePasskey', passkey, refusal });
    store.dispatch(secondFactorIntents.passwordSent({ currentPassword: 'right' }));
    world.answer('http.call account.removePasskey', refused({ kind: 'notFound' }));
    expect(factor()).toEqual({ status: 'closed' });
  });
});
