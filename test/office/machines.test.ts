import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StepTable } from '../../src/office/kernel/machine';

type AnyStep = ((state: { status: string }, action: { type: string; payload: unknown }) => unknown) &
  StepTable;

const folder = join(__dirname, '../../src/office/workflows');

const isStep = (value: unknown): value is AnyStep =>
  typeof value === 'function' && 'from' in value && 'to' in value;

/** Every step that a workflow's slice or steps file names; a workflow whose slice is a list of machines keeps them apart. */
function stepsOf(workflow: string): [string, AnyStep][] {
  const files = readdirSync(join(folder, workflow)).filter(
    (file) => file === 'slice.ts' || file === 'steps.ts',
  );
  const tables = files.flatMap((file) => {
    const { caseReducers, steps } = jest.requireActual<Record<string, object | undefined>>(
      join(folder, workflow, file),
    );
    return [caseReducers ?? {}, steps ?? {}];
  });
  const named = tables
    .flatMap((table) => Object.entries(table))
    .filter((entry): entry is [string, AnyStep] => isStep(entry[1]));
  return [...new Map(named)];
}

const machines = readdirSync(folder)
  .map((workflow) => ({ workflow, steps: stepsOf(workflow) }))
  .filter(({ steps }) => steps.length > 0);

test('the workflows that are known to be machines are found', () => {
  expect(machines.map(({ workflow }) => workflow)).toEqual(
    expect.arrayContaining([
      'connectivity',
      'loading',
      'scriptErrors',
      'sendReel',
      'session',
      'signIn',
      'uploads',
    ]),
  );
});

describe.each(machines)('$workflow', ({ steps }) => {
  const statuses = [...new Set(steps.flatMap(([, { from, to }]) => [...from, ...to]))];
  const pairs = statuses.flatMap((status) => steps.map(([name, step]) => ({ status, name, step })));

  test('a step leaves every status that it does not name as it is', () => {
    const changed = pairs
      .filter(({ status, step }) => !step.from.includes(status))
      .filter(({ status, step }) => {
        const state = Object.freeze({ status });
        return step(state, { type: 'test', payload: undefined }) !== state;
      });
    expect(changed).toEqual([]);
  });

  test('every status but the first can be reached', () => {
    const reached = new Set(
      steps.flatMap(([, { from, to }]) => to.filter((status) => from.some((start) => start !== status))),
    );
    expect(statuses.filter((status) => !reached.has(status)).length).toBeLessThanOrEqual(1);
  });
});
