import { type MachineTable, readMachines } from '../tools/machines';

let machines: readonly MachineTable[];

beforeAll(async () => {
  machines = await readMachines();
});

const statusesOf = ({ steps }: MachineTable) => [
  ...new Set(steps.flatMap(([, { from, to }]) => [...from, ...to])),
];

test('the workflows that are known to be machines are found', () => {
  expect(machines.map(({ workflow }) => workflow)).toEqual(
    expect.arrayContaining([
      'connectivity',
      'query',
      'scriptErrors',
      'sendReel',
      'sessionGuard',
      'signIn',
      'uploads',
    ]),
  );
});

test('a step leaves every status that it does not name as it is', () => {
  const changed = machines.flatMap((machine) =>
    machine.steps.flatMap(([name, step]) =>
      statusesOf(machine)
        .filter((status) => !step.from.includes(status))
        .filter((status) => {
          const state = Object.freeze({ status });
          return step(state, { type: 'test', payload: undefined }) !== state;
        })
        .map((status) => `${machine.workflow}: ${name} in ${status}`),
    ),
  );
  expect(changed).toEqual([]);
});

test('every status but the first can be reached', () => {
  const lost = machines.filter((machine) => {
    const reached = new Set(
      machine.steps.flatMap(([, { from, to }]) =>
        to.filter((status) => from.some((start) => start !== status)),
      ),
    );
    return statusesOf(machine).filter((status) => !reached.has(status)).length > 1;
  });
  expect(lost.map(({ workflow }) => workflow)).toEqual([]);
});
