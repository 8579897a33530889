import { listenToSteps, type StepTable } from '../../src/office/kernel/machine';
import type { MachineTable, Transition } from './machines';

/** Tells of a transition whether something that was replayed went through it. */
export type IsCovered = (machine: MachineTable, transition: Transition) => boolean;

/** Every query has steps of its own, and they are alike: what one went through counts for their kind. */
const alike = (name: string, { from, to }: StepTable) => JSON.stringify([name, from, to]);

/** Takes down which transitions are gone through from now on. */
export function listenToMachines(): IsCovered {
  const taken = new Map<unknown, Set<string>>();
  listenToSteps((step, from, to, type) => {
    for (const key of [step, alike(type.split('/').pop() ?? '', step)])
      taken.set(key, (taken.get(key) ?? new Set()).add(`${from} ${to}`));
  });
  return ({ workflow, steps }, { step, from, to }) =>
    steps.some(
      ([name, reducer]) =>
        name === step &&
        taken.get(workflow === 'query' ? alike(name, reducer) : reducer)?.has(`${from} ${to}`),
    );
}
