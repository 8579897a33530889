import { sleep, watchConnectivity } from '../../src/office/kernel/commands';
import { steppingWorld } from '../../src/office/journal';
import { scriptedWorld } from './support/scriptedWorld';

function stepping() {
  const inner = scriptedWorld({ 'clock.sleep': null });
  const world = steppingWorld(inner.world);
  const answers: unknown[] = [];
  const ask = () => world.ask(sleep(5), (answer) => answers.push(answer));
  return { inner, world, answers, ask };
}

test('commands pass while nobody steps', () => {
  const { answers, ask, world } = stepping();
  ask();
  expect(answers).toEqual([null]);
  expect(world.waiting()).toEqual([]);
});

test('each command waits until it is released', () => {
  const { answers, ask, world } = stepping();
  world.setStepping(true);
  ask();
  ask();
  expect(world.waiting()).toMatchObject([{ k: 1, command: { op: 'sleep' } }, { k: 2 }]);
  expect(world.release(2)).toBe(true);
  expect(world.release(2)).toBe(false);
  expect(answers).toHaveLength(1);
  world.setStepping(false);
  expect(answers).toHaveLength(2);
});

test('a command that is stopped before its release never starts, one stopped after it is stopped', () => {
  const { answers, ask, world, inner } = stepping();
  world.setStepping(true);
  ask()();
  const stop = world.listen(watchConnectivity(), () => undefined);
  world.releaseAll();
  expect(answers).toEqual([]);
  stop();
  expect(inner.open).toMatchObject([{ isStopped: true }]);
});
