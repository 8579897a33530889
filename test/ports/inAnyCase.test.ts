import {
  askPasskey,
  call,
  describeJournal,
  forgetStorage,
  runFlushTest,
} from '../../src/office/kernel/commands';
import type { World } from '../../src/office/kernel/world';
import { createPorts } from '../../src/office/ports';

jest.mock('../../src/office/ports/flushTest', () => {
  throw new Error('its code did not come');
});
jest.mock('../../src/office/ports/journalStore', () => ({
  forgetJournals: () => Promise.reject(new Error('the browser refused')),
}));

const told = jest.fn();

beforeEach(() => {
  told.mockClear();
  Object.assign(globalThis, { reportError: told });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'reportError'));

const ports = () =>
  createPorts(
    { backend: '/backend/', encodingManager: '/encoding' } as never,
    () => Promise.resolve(true),
    () => 'staff-1',
    () => [],
  );

const answerTo = (command: Parameters<World['ask']>[0], world = ports().world) =>
  new Promise((resolve) => world.ask(command, resolve));

test('a call that the office itself fails at is refused, and told as a script error', async () => {
  const answer = await answerTo(call('session.current', {}));
  const detail = 'The contract has no script "session.current".';
  expect(answer).toEqual({ ok: false, refusal: { kind: 'unreadable', detail } });
  expect(told.mock.calls).toEqual([[new Error(detail)]]);
});

test('a sign-out goes on where the browser cannot remove what it kept', async () => {
  expect(await answerTo(forgetStorage())).toBeNull();
  expect(told.mock.calls).toEqual([[new Error('the browser refused')]]);
});

test('a report whose figures could not be had can be saved all the same', async () => {
  const { attachJournal, world } = ports();
  attachJournal({ describe: () => Promise.reject(new Error('its code did not come')), pieces: jest.fn() });
  expect(await answerTo(describeJournal(), world)).toMatchObject({ actions: 0 });
});

test('a passkey of which the server says nothing sound is given up', async () => {
  Object.assign(globalThis, { window: { PublicKeyCredential: {} } });
  expect(await answerTo(askPasskey('use', 'no JSON'))).toEqual({ why: 'brokenOff' });
  Reflect.deleteProperty(globalThis, 'window');
});

test('a flush test whose code does not come has failed', async () => {
  const { world } = ports();
  expect(await new Promise((resolve) => world.listen(runFlushTest('flush'), resolve))).toEqual({
    kind: 'failed',
  });
});
