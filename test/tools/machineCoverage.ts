import { listenToSteps } from '../../src/office/kernel/machine';
import type { MachineTable, Transition } from './machines';

/** Tells of a transition whether something that was replayed went through it. */
export type IsCovered = (machine: MachineTable, transition: Transition) => boolean;

/** Takes down which transitions are gone through from now on. */
export function listenToMachines(): IsCovered {
  const taken = new Map<unknown, Set<string>>();
  listenToSteps((step, from, to) => {
    const ways = taken.get(step) ?? new Set();
    taken.set(step, ways.add(`${from} ${to}`));
  });
  return ({ steps }, { step, from, to }) =>
    steps.some(([name, reducer]) => name === step && taken.get(reducer)?.has(`${from} ${to}`) === true);
}
