import { sleep } from '../../src/office/kernel/commands';
import { type DevtoolsConnection, stepFromDevtools, steppingWorld } from '../../src/office/journal';
import type { DevtoolsMessage } from '../../src/office/journal/devtools';
import { scriptedWorld } from './support/scriptedWorld';

function extension() {
  const answers: number[] = [];
  const world = steppingWorld(scriptedWorld({ 'clock.sleep': null }).world);
  let press: (message: DevtoolsMessage) => void = () => undefined;
  const connection: DevtoolsConnection = {
    init: () => undefined,
    send: () => undefined,
    subscribe: (hear) => void (press = hear),
  };
  stepFromDevtools(connection, world);
  const lock = (status: boolean) => press({ type: 'DISPATCH', payload: { type: 'LOCK_CHANGES', status } });
  const type = (payload: string) => press({ type: 'ACTION', payload });
  const ask = (number: number) => world.ask(sleep(number), () => answers.push(number));
  return { answers, lock, type, ask };
}

test('the lock of the Redux DevTools holds commands back, and lets all of them go', () => {
  const { answers, lock, ask } = extension();
  lock(true);
  [1, 2].forEach(ask);
  expect(answers).toEqual([]);
  lock(false);
  expect(answers).toEqual([1, 2]);
});

test('its dispatcher releases the next command, or one by its number', () => {
  const { answers, lock, type, ask } = extension();
  lock(true);
  [1, 2, 3].forEach(ask);
  type("{type: 'release', k: 2}");
  type('step');
  type('release 3');
  type('another word');
  expect(answers).toEqual([2, 1, 3]);
});
