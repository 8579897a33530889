import { runSaga, stdChannel } from 'redux-saga';
import { race, take } from 'typed-redux-saga';
import { readClock, sleep, watchConnectivity } from '../../../src/office/kernel/commands';
import { listen, perform } from '../../../src/office/kernel/perform';
import { scriptedWorld } from '../../journal/support/scriptedWorld';

function run(saga: () => Generator<unknown, unknown>, atOnce = {}) {
  const scripted = scriptedWorld(atOnce);
  const channel = stdChannel();
  const task = runSaga({ channel, context: { world: scripted.world } }, saga);
  return { ...scripted, task, send: (type: string) => channel.put({ type }) };
}

test('a command is answered at once, in the same turn', () => {
  const { task } = run(() => perform(readClock()), { 'clock.now': 7 });
  expect(task.result()).toBe(7);
});

test('a command is answered later, and the saga goes on in the turn of the answer', () => {
  const { task, tell } = run(() => perform(readClock()));
  expect(task.isRunning()).toBe(true);
  tell('clock.now', 8);
  expect(task.result()).toBe(8);
});

test('a cancelled saga stops its command', () => {
  const { task, open } = run(() => perform(sleep(10)));
  task.cancel();
  expect(open).toMatchObject([{ isStopped: true }]);
});

test('the command that loses a race is stopped', () => {
  const { task, open, send } = run(function* () {
    return yield* race({ left: take('left'), late: perform(sleep(10)) });
  });
  send('left');
  expect(open).toMatchObject([{ isStopped: true }]);
  expect(task.result()).toMatchObject({ left: { type: 'left' } });
});

test('what is heard is kept in order until it is taken; closing stops the command', () => {
  const { task, open, emit, send } = run(function* () {
    const channel = yield* listen(watchConnectivity());
    yield* take('ready');
    const heard = [yield* take(channel), yield* take(channel)];
    channel.close();
    return heard;
  });
  emit('connectivity.watch', false);
  emit('connectivity.watch', true);
  send('ready');
  expect(task.result()).toEqual([false, true]);
  expect(open).toMatchObject([{ isStopped: true }]);
});
