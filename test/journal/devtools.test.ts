import type { StoreEnhancer } from '@reduxjs/toolkit';
import { all, take } from 'typed-redux-saga';
import { sleep } from '../../src/office/kernel/commands';
import { perform } from '../../src/office/kernel/perform';
import { followLive, showInDevtools } from '../../src/office/journal';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { devtoolsExtension } from './support/devtoolsExtension';
import { password, recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const submitted = signInIntents.submitted({ login: 'staff@co.example', password });
const refused = { ok: false, refusal: { kind: 'forbidden' } };

/** An office with the extension open beside it. `passed` lets what is written reach the extension. */
function session(office = recordedOffice()) {
  const extension = devtoolsExtension();
  showInDevtools(followLive(office.recorder, office.store.getState), office.stepping, extension.enhance);
  const passed = () => Promise.resolve();
  const submit = () => {
    office.dispatch(submitted);
    return passed();
  };
  return { office, extension, passed, submit };
}

type Extension = ReturnType<typeof devtoolsExtension>;

const statusOf = (state: unknown) => (state as { signIn: { status: string } }).signIn.status;

test('it shows intents, facts, commands and answers by readable names, each with the state after it', async () => {
  const { office, extension, passed } = session();
  office.dispatch(submitted);
  office.tell('http.call', refused);
  await passed();
  expect(extension.types()).toEqual([
    'signIn/submitted',
    '→ windows.resolution',
    '← windows.resolution',
    'signIn/attemptStarted',
    '→ http.call session.signIn',
    '← http.call session.signIn',
    'signIn/failed',
  ]);
  const statuses = extension.shown().map(({ state }) => statusOf(state));
  expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual(['idle', 'signingIn', 'failed']);
});

test('what comes back for a command that was asked before the extension was there has its name', async () => {
  const office = recordedOffice();
  office.dispatch(submitted);
  const { extension, passed } = session(office);
  office.tell('http.call', refused);
  await passed();
  expect(extension.types()).toEqual(['← http.call session.signIn', 'signIn/failed']);
});

test('while it is locked each command waits, and the log goes on; unlocked, all of them go', async () => {
  const { office, extension, passed, submit } = session();
  extension.lock(true);
  await submit();
  expect(extension.types()).toEqual(['signIn/submitted', '→ windows.resolution (waits)']);
  expect(office.stepping.waiting()).toHaveLength(1);
  extension.lock(false);
  await passed();
  expect(extension.types().slice(2)).toEqual([
    '→ windows.resolution (released)',
    '← windows.resolution',
    'signIn/attemptStarted',
    '→ http.call session.signIn',
  ]);
  expect(office.open).toHaveLength(1);
});

test('a jump to a command that waits releases that one, and the log stays at its end', async () => {
  const { office, extension, passed, submit } = session();
  await submit();
  office.tell('http.call', refused);
  extension.lock(true);
  await submit();
  extension.jump('→ windows.resolution (waits)');
  await passed();
  expect(extension.types().at(-1)).toBe('→ http.call session.signIn (waits)');
  expect(extension.current()).toBe('→ http.call session.signIn (waits)');
  expect(office.open).toHaveLength(0);
  extension.jump('→ http.call session.signIn (waits)');
  expect(office.open).toHaveLength(1);
  expect(extension.isLocked()).toBe(true);
});

test('of two commands that wait the later one can go first', async () => {
  const office = recordedOffice(
    tinyOffice({}, [
      function* () {
        yield* take('both');
        yield* all([perform(sleep(1)), perform(sleep(2))]);
      },
    ]),
  );
  const { extension, passed } = session(office);
  extension.lock(true);
  office.dispatch({ type: 'both' });
  await passed();
  extension.jump('→ clock.sleep (waits)');
  expect(office.open.map(({ command }) => command.input)).toEqual([{ milliseconds: 2 }]);
  expect(office.stepping.waiting().map(({ command }) => command.input)).toEqual([{ milliseconds: 1 }]);
});

test('the switch of the panel is the same lock', async () => {
  const { office, extension, submit } = session();
  office.stepping.setStepping(true);
  expect(extension.isLocked()).toBe(true);
  await submit();
  const [first] = office.stepping.waiting();
  office.stepping.release(first?.k ?? 0);
  expect(extension.types().at(-1)).toBe('→ windows.resolution (released)');
  office.stepping.setStepping(false);
  expect(extension.isLocked()).toBe(false);
});

test.each([
  ['a jump', (extension: Extension) => extension.jump('signIn/submitted')],
  ['a skip', (extension: Extension) => extension.skip('signIn/submitted')],
  ['a reset', (extension: Extension) => extension.reset()],
  ['a revert', (extension: Extension) => extension.revert()],
  ['a commit', (extension: Extension) => extension.commit()],
])('%s shows another state there, and the office stays as it is', async (_name, press) => {
  const { office, extension, passed, submit } = session();
  await submit();
  const [before, commands] = [office.store.getState(), office.recorder.text()];
  press(extension);
  await passed();
  expect(office.store.getState()).toBe(before);
  expect(office.recorder.text()).toBe(commands);
  office.tell('http.call', refused);
  await passed();
  const last = extension.shown().at(-1);
  expect([last?.action.type, statusOf(last?.state)]).toEqual(['signIn/failed', 'failed']);
});

test('switched off for the page, the extension hinders nothing', async () => {
  const office = recordedOffice();
  const off: StoreEnhancer = (next) => next;
  showInDevtools(followLive(office.recorder, office.store.getState), office.stepping, off);
  office.dispatch(submitted);
  await Promise.resolve();
  expect(office.open).toHaveLength(1);
});
