import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, replay } from '../../src/office/journal';
import { listenToSteps } from '../../src/office/kernel/machine';
import { type MachineTable, type Transition } from './machines';

const journals = join(__dirname, '../journals');

/** Tells of each transition whether a recording of test/journals goes through it. All recordings are replayed for that. */
export function machineCoverage(): (machine: MachineTable, transition: Transition) => boolean {
  const taken = new Map<unknown, Set<string>>();
  listenToSteps((step, from, to) => {
    const ways = taken.get(step) ?? new Set();
    taken.set(step, ways.add(`${from} ${to}`));
  });
  for (const name of readdirSync(journals).filter((file) => file.endsWith('.jsonl')))
    for (const recording of parseJournal(readFileSync(join(journals, name), 'utf8')))
      replay(recording, createOffice);
  listenToSteps();
  return ({ steps }, { step, from, to }) =>
    steps.some(([name, reducer]) => name === step && taken.get(reducer)?.has(`${from} ${to}`) === true);
}
