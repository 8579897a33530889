import { declaredNever } from '../../src/office/app/headless/cannotHappen';
import { type MachineTable, readMachines, transitionsOf } from '../tools/machines';

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

test('what is declared impossible is a transition of a machine, and is declared once', () => {
  const known = machines.flatMap((machine) => {
    const tables = new Map(machine.steps);
    return transitionsOf(machine).map(({ step, from, to }) => ({ table: tables.get(step), from, to }));
  });
  const nameOf = (step: unknown) =>
    machines.flatMap(({ workflow, steps }) =>
      steps.flatMap(([name, table]) => (table === step ? [`${workflow} ${name}`] : [])),
    )[0] ?? 'a step of no machine';
  const wrong = declaredNever.filter(
    ({ step, from, to }) => !known.some((one) => one.table === step && one.from === from && one.to === to),
  );
  expect(wrong.map(({ step, from, to }) => `${nameOf(step)}: ${from} to ${to}`)).toEqual([]);
  const twice = declaredNever.filter((one, at) =>
    declaredNever
      .slice(0, at)
      .some((other) => other.step === one.step && other.from === one.from && other.to === one.to),
  );
  expect(twice.map(({ step, from, to }) => `${nameOf(step)}: ${from} to ${to}`)).toEqual([]);
});
