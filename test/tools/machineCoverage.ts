import { createOffice } from '../../src/office/app/office';
import { replay } from '../../src/office/journal';
import { listenToSteps } from '../../src/office/kernel/machine';
import { journalNames, readJournal } from './journals';
import { type MachineTable, type Transition } from './machines';

/** Tells of each transition whether a recording of test/journals goes through it. All recordings are replayed for that. */
export function machineCoverage(): (machine: MachineTable, transition: Transition) => boolean {
  const taken = new Map<unknown, Set<string>>();
  listenToSteps((step, from, to) => {
    const ways = taken.get(step) ?? new Set();
    taken.set(step, ways.add(`${from} ${to}`));
  });
  for (const name of journalNames) for (const recording of readJournal(name)) replay(recording, createOffice);
  listenToSteps();
  return ({ steps }, { step, from, to }) =>
    steps.some(([name, reducer]) => name === step && taken.get(reducer)?.has(`${from} ${to}`) === true);
}
