import { mails, mailsReducer, mailTexts } from '../../../src/office/entities/mails';
import { ALL } from '../../../src/office/kernel/query/state';
import { eventsReconnected, serverEventReceived } from '../../../src/office/workflows/office/events';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import {
  outboxIntents,
  outboxReducer,
  outboxSaga,
  selectMailRetry,
  selectOpenMail,
} from '../../../src/office/workflows/mail/outbox';
import { offline, ok, refused, startWorkflows } from '../support';

const mail = (mailId: string, status = 'waiting') => ({
  mailId,
  recipient: `${mailId}@client.example`,
  subject: 'Showreel',
  status,
  reason: '',
  createdAt: '2026-01-01T10:00:00.000Z',
  sentAt: '',
});
const text = { from: 'a', recipient: 'b', subject: 'c', html: '<p>Hi</p>', text: 'Hi' };
const list = 'http.call outbox.list';
const pause = 'clock.sleep';

function start(rows: readonly object[] = [mail('m1', 'failed'), mail('m2')]) {
  const office = startWorkflows(
    { mails: mailsReducer, mailTexts: mailTexts.reducer, outbox: outboxReducer },
    [mails.saga, mailTexts.saga, outboxSaga],
  );
  const { store, world } = office;
  store.dispatch(locationChanged({ path: '/app/page/outbox' }));
  world.answer(list, ok(rows));
  const statuses = () => mails.selectAll(store.getState()).map(({ mailId, status }) => `${mailId} ${status}`);
  return { ...office, statuses };
}

const told = (mailId: string, status: 'sent' | 'storedLocally' | 'sending' | 'failed') =>
  serverEventReceived({ kind: 'mail', mailId, status, reason: '' });

test('is loaded with its screen, and left with it', () => {
  const { store, world, statuses } = start();
  expect(statuses()).toEqual(['m1 failed', 'm2 waiting']);
  store.dispatch(locationChanged({ path: '/app/dashboard' }));
  expect(mails.selectQuery(store.getState(), ALL).status).toBe('idle');
  store.dispatch(eventsReconnected());
  expect(world.pending()).toEqual([]);
});

test('a failed load is told, and what was there stays', () => {
  const { store, world, statuses } = start();
  store.dispatch(mails.reload());
  world.answer(list, offline);
  expect(mails.selectQuery(store.getState(), ALL)).toMatchObject({
    status: 'failed',
    refusal: { kind: 'offline' },
  });
  expect(statuses()).toEqual(['m1 failed', 'm2 waiting']);
});

test('statuses move as the server tells them; a mail that is new or sent is loaded', () => {
  const { store, world, statuses } = start();
  store.dispatch(told('m2', 'sending'));
  expect(statuses()).toEqual(['m1 failed', 'm2 sending']);
  expect(world.pending()).toEqual([]);
  store.dispatch(told('m2', 'sent'));
  world.answer(list, ok([mail('m1', 'failed'), mail('m2', 'sent')]));
  store.dispatch(told('m3', 'sending'));
  world.answer(pause, null);
  world.answer(list, ok([mail('m3', 'sending'), mail('m1', 'failed'), mail('m2', 'sent')]));
  expect(statuses()).toEqual(['m3 sending', 'm1 failed', 'm2 sent']);
});

test('of a mailing whose mails are not listed the list is asked for now and then, and shows which of them failed', () => {
  const { store, world, statuses } = start();
  const asked = () => world.asked.filter((name) => name === list).length;
  for (let at = 0; at < 100; at++) {
    store.dispatch(told(`new${at}`, 'sending'));
    store.dispatch(told(`new${at}`, 'failed'));
  }
  expect(world.pending()).toEqual([pause]);
  world.answer(pause, null);
  expect(asked()).toBe(2);
  // It may have been told before this one failed.
  store.dispatch(told('late', 'failed'));
  world.answer(pause, null);
  expect(asked()).toBe(3);
  world.answer(list, ok([mail('late', 'failed'), mail('m1', 'failed')]));
  expect(statuses()).toEqual(['late failed', 'm1 failed']);
  store.dispatch(locationChanged({ path: '/app/dashboard' }));
  store.dispatch(told('elsewhere', 'failed'));
  expect(world.pending()).toEqual([]);
});

test('a mail is sent again once, and a refusal is told beside it', () => {
  const { store, world } = start();
  store.dispatch(outboxIntents.retryRequested({ mailId: 'm1' }));
  world.answer('ids.new', 'request-1');
  expect(world.inputOf('http.call outbox.retry')).toEqual({ mailId: 'm1', requestId: 'request-1' });
  world.answer('http.call outbox.retry', refused({ kind: 'conflict', reason: 'notFailed' }));
  expect(selectMailRetry(store.getState(), 'm1')).toMatchObject({ status: 'refused' });
  store.dispatch(outboxIntents.retryRequested({ mailId: 'm1' }));
  expect(selectMailRetry(store.getState(), 'm1')).toMatchObject({ status: 'pending' });
  world.answer('ids.new', 'request-2');
  world.answer('http.call outbox.retry', ok());
  expect(selectMailRetry(store.getState(), 'm1')).toEqual({ status: 'idle' });
  expect(world.pending()).toEqual([list]);
});

test('a try whose answer was lost may have sent the mail: the next one is the same request', () => {
  const { store, world } = start();
  store.dispatch(outboxIntents.retryRequested({ mailId: 'm1' }));
  world.answer('ids.new', 'request-1');
  world.answer('http.call outbox.retry', offline);
  store.dispatch(outboxIntents.retryRequested({ mailId: 'm1' }));
  expect(world.inputOf('http.call outbox.retry')).toEqual({ mailId: 'm1', requestId: 'request-1' });
});

test('a mail is read; one that was closed meanwhile does not come up', () => {
  const { store, world } = start();
  store.dispatch(outboxIntents.mailOpened({ mailId: 'm1' }));
  world.answer('http.call outbox.read', ok(text));
  expect(selectOpenMail(store.getState())).toMatchObject({
    status: 'ready',
    params: { mailId: 'm1' },
    data: text,
  });
  store.dispatch(outboxIntents.mailOpened({ mailId: 'm2' }));
  store.dispatch(outboxIntents.mailClosed());
  expect(world.pending()).toEqual([]);
  expect(selectOpenMail(store.getState())).toBeNull();
});

test('a mail that cannot be read says why', () => {
  const { store, world } = start();
  store.dispatch(outboxIntents.mailOpened({ mailId: 'm1' }));
  world.answer('http.call outbox.read', offline);
  expect(selectOpenMail(store.getState())).toMatchObject({
    status: 'failed',
    refusal: { kind: 'offline' },
  });
});

test.each(['failed', 'storedLocally'] as const)(
  'a list that was overtaken by the news “%s” is asked for again',
  (end) => {
    const { store, world, statuses } = start();
    store.dispatch(mails.reload());
    store.dispatch(told('m2', end));
    expect(world.pending()).toEqual([list]);
    expect(world.asked.filter((name) => name === list)).toHaveLength(3);
    world.answer(list, ok([mail('m1', 'failed'), mail('m2', end)]));
    expect(statuses()).toEqual(['m1 failed', `m2 ${end}`]);
  },
);

test('what was asked to be sent goes though the outbox is left, and what came of it is told there later', () => {
  const mailIds = ['m1', 'm2', 'm3', 'm4', 'm5'];
  const { store, world } = start(mailIds.map((mailId) => mail(mailId, 'failed')));
  for (const mailId of mailIds) store.dispatch(outboxIntents.retryRequested({ mailId }));
  store.dispatch(locationChanged({ path: '/app/dashboard' }));
  for (const mailId of mailIds) {
    world.answer('ids.new', `request-of-${mailId}`);
    world.answer('http.call outbox.retry', mailId === 'm5' ? refused({ kind: 'notFound' }) : ok());
  }
  expect(selectMailRetry(store.getState(), 'm5')).toMatchObject({ status: 'refused' });
});
