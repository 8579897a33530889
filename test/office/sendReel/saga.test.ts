import { expectSaga } from 'redux-saga-test-plan';
import { combineReducers } from '@reduxjs/toolkit';
import { configurationReducer, defaultConfiguration } from '../../../src/office/entities/configuration';
import { sessionReducer } from '../../../src/office/entities/session';
import type { World } from '../../../src/office/kernel/world';
import {
  type MailForm,
  mailFormSchema,
  selectSendReel,
  sendReelIntents,
  sendReelReducer,
  sendReelSaga,
} from '../../../src/office/workflows/mail/sendReel';
import { session } from '../people';
import { offline, ok, refused, startWorkflows, sagaOf } from '../support';

const form: MailForm = {
  recipient: ' client@agency.example ',
  senderMail: 'staff@co.example',
  reelName: 'Showreel',
  heading: 'Hello',
  message: 'Two lines\nof text',
  copyToSelf: false,
};
const { agency, staff } = session();
const reducers = { session: sessionReducer, configuration: configurationReducer, sendReel: sendReelReducer };
const preloaded = {
  session: { current: { staff, agency: { ...agency, webAddress: 'https://co.example/' } } },
  configuration: defaultConfiguration,
};

function start() {
  const office = startWorkflows(reducers, [sendReelSaga], preloaded);
  office.store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
  office.store.dispatch(sendReelIntents.submitted(form));
  office.world.answer('ids.new', 'request-1');
  const dialog = () => selectSendReel(office.store.getState());
  return { ...office, dialog };
}

test('sends what the form holds, with the public link of the reel', () => {
  const { world, dialog } = start();
  expect(dialog().status).toBe('sending');
  expect(world.inputOf('http.call reel.mail')).toMatchObject({
    recipient: 'client@agency.example',
    link: 'https://co.example/reel/r1',
    reelName: 'Showreel',
    heading: 'Hello',
    message: 'Two lines\nof text',
    senderMail: 'staff@co.example',
    senderFirstName: 'Ana',
    reelId: 'r1',
    requestId: 'request-1',
  });
});

test('several get a mail each in one call, and who sends it a copy, once', () => {
  const office = startWorkflows(reducers, [sendReelSaga], preloaded);
  office.store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
  office.store.dispatch(
    sendReelIntents.submitted({ ...form, recipient: 'Marie <m@b.example>, A@b.example', copyToSelf: true }),
  );
  office.world.answer('ids.new', 'request-1');
  expect(office.world.inputOf('http.call reel.mailList')).toMatchObject({
    recipients: '"Marie" <m@b.example>\nA@b.example\nstaff@co.example',
    link: 'https://co.example/reel/r1',
    requestId: 'request-1',
  });
  office.world.answer('http.call reel.mailList', ok({ mails: 3 }));
  expect(selectSendReel(office.store.getState()).status).toBe('success');
});

test('a second press while it is being sent sends nothing', () => {
  const { store, world } = start();
  store.dispatch(sendReelIntents.submitted(form));
  expect(world.pending()).toEqual(['http.call reel.mail']);
});

test('a mail that is kept in the outbox is not said to be sent, and stays on show until it is closed', () => {
  const { store, world, dialog } = start();
  world.answer('http.call reel.mail', ok({ mailId: 'm1', isStoredLocally: true }));
  expect(dialog()).toEqual({ status: 'kept', reelId: 'r1', recipient: 'client@agency.example' });
  expect(world.pending()).toEqual([]);
  store.dispatch(sendReelIntents.closed());
  expect(dialog()).toEqual({ status: 'closed' });
});

test('shows success for 1.2 s, then closes', () => {
  const { world, dialog } = start();
  world.answer('http.call reel.mail', ok({ mailId: 'm1' }));
  expect(dialog().status).toBe('success');
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1200 });
  world.answer('clock.sleep', null);
  expect(dialog()).toEqual({ status: 'closed' });
});

test('a success that is closed by hand stays closed, and its reel can be sent once more', () => {
  const { store, world, dialog } = start();
  world.answer('http.call reel.mail', ok({ mailId: 'm1' }));
  store.dispatch(sendReelIntents.closed());
  expect(world.pending()).toEqual([]);
  store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
  store.dispatch(sendReelIntents.submitted(form));
  expect(dialog().status).toBe('sending');
  expect(world.pending()).toEqual(['ids.new']);
});

const mailIn = (world: ReturnType<typeof start>['world']) => world.inputOf('http.call reel.mail');
const doubtsOf = ({ dialog }: ReturnType<typeof start>) => {
  const now = dialog();
  return now.status === 'form' ? now.doubtful.map(({ requestId }) => requestId) : undefined;
};

describe('a mail whose answer was lost', () => {
  test.each([
    offline,
    refused({ kind: 'timeout' }),
    refused({ kind: 'failed', status: 502 }),
    refused({ kind: 'unreadable', detail: '' }),
  ])('may have gone out: sent again it is the same request (%j)', (lost) => {
    const office = start();
    const { store, world } = office;
    world.answer('http.call reel.mail', lost);
    expect(doubtsOf(office)).toEqual(['request-1']);
    store.dispatch(sendReelIntents.submitted({ ...form, recipient: 'client@agency.example' }));
    expect(mailIn(world)).toMatchObject({ requestId: 'request-1' });
  });

  test('with spaces around what was typed it is the same to the letter', () => {
    const { store, world } = start();
    const first = mailIn(world);
    world.answer('http.call reel.mail', offline);
    const spaced = { heading: ' Hello', message: `${form.message}\n`, reelName: 'Showreel ' };
    store.dispatch(sendReelIntents.submitted({ ...form, ...spaced }));
    expect(mailIn(world)).toEqual(first);
  });

  test('changed, it is another request; changed back, it is the first again and still sent once', () => {
    const office = start();
    const { store, world } = office;
    world.answer('http.call reel.mail', offline);
    store.dispatch(sendReelIntents.submitted({ ...form, message: 'Changed' }));
    world.answer('ids.new', 'request-2');
    expect(mailIn(world)).toMatchObject({ requestId: 'request-2', message: 'Changed' });
    world.answer('http.call reel.mail', offline);
    expect(doubtsOf(office)).toEqual(['request-1', 'request-2']);
    store.dispatch(sendReelIntents.submitted(form));
    expect(mailIn(world)).toMatchObject({ requestId: 'request-1', message: form.message });
  });

  test('is known not to have gone out once the server says no to that mail itself', () => {
    const office = start();
    const { store, world } = office;
    world.answer('http.call reel.mail', offline);
    store.dispatch(sendReelIntents.submitted(form));
    world.answer('http.call reel.mail', refused({ kind: 'tooMany', retryAfter: 60 }));
    expect(doubtsOf(office)).toEqual(['request-1']);
    store.dispatch(sendReelIntents.submitted(form));
    world.answer('http.call reel.mail', refused({ kind: 'conflict', reason: 'reelOff' }));
    expect(doubtsOf(office)).toEqual([]);
  });

  test('is over with the dialog', () => {
    const office = start();
    office.world.answer('http.call reel.mail', offline);
    office.store.dispatch(sendReelIntents.closed());
    office.store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
    expect(doubtsOf(office)).toEqual([]);
  });
});

test('a mail that the server refused is in no doubt', () => {
  const office = start();
  office.world.answer('http.call reel.mail', refused({ kind: 'refused', word: 'error' }));
  expect(office.dialog()).toMatchObject({ status: 'form', refused: { refusal: { kind: 'refused' } } });
  expect(doubtsOf(office)).toEqual([]);
});

test('from the request to the closed dialog, as one saga', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    'ids.new': 'request-1',
    'http.call': ok({ mailId: 'm1' }),
    'clock.sleep': null,
  };
  const world: World = {
    ask: ({ port, op }, answer) => (answer(answers[`${port}.${op}`]), () => undefined),
    listen: () => () => undefined,
  };
  const { storeState } = await expectSaga(sagaOf(sendReelSaga))
    .provide({
      getContext: (name, next) => (name === 'world' ? world : name === 'caller' ? () => 'staff-1' : next()),
    })
    .withReducer(combineReducers(reducers), {
      ...preloaded,
      sendReel: { status: 'form', reelId: 'r1', refused: null, doubtful: [] },
    } as never)
    .put.actionType('sendReel/sent')
    .put.actionType('sendReel/closedItself')
    .dispatch(sendReelIntents.submitted(form))
    .silentRun();
  expect(selectSendReel(storeState as Parameters<typeof selectSendReel>[0])).toEqual({ status: 'closed' });
});

describe('the form', () => {
  test.each([
    ['as typed by a person', { recipient: ' a@b.example ' }, []],
    ['without a recipient', { recipient: '' }, ['recipient']],
    ['with half an address', { recipient: 'client@' }, ['recipient']],
    ['with two addresses, one with its name', { recipient: 'a@b.example, Li <c@d.example>' }, []],
    ['with one address and a half', { recipient: 'a@b.example, c@' }, ['recipient']],
    ['with a broken sender', { senderMail: 'nobody' }, ['senderMail']],
    ['without a reel name', { reelName: ' ' }, ['reelName']],
    ['with a heading that is too long', { heading: 'x'.repeat(501) }, ['heading']],
  ])('%s', async (_what, fields, problems) => {
    const found = await mailFormSchema.validate({ ...form, ...fields }, { abortEarly: false }).then(
      () => [],
      (error: { inner: readonly { path?: string }[] }) => error.inner.map(({ path }) => path),
    );
    expect([...new Set(found)]).toEqual(problems);
  });
});

test('one whose name was written with the address is sent to by that name', () => {
  const office = startWorkflows(reducers, [sendReelSaga], preloaded);
  office.store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
  office.store.dispatch(
    sendReelIntents.submitted({ ...form, recipient: '"Reed, Ann" <ann@halden.example>' }),
  );
  office.world.answer('ids.new', 'request-1');
  expect(office.world.inputOf('http.call reel.mail')).toMatchObject({
    recipient: 'ann@halden.example',
    recipientName: 'Reed, Ann',
  });
});
