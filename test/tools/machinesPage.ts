import type { IsCovered } from './machineCoverage';
import { type MachineTable, readMachines, type Transition, transitionsOf } from './machines';

type IsTaken = (transition: Transition) => boolean;

/** Mermaid's state diagram; steps that stay in their status are in the table alone. */
function diagram({ first }: MachineTable, transitions: readonly Transition[]): readonly string[] {
  const labels = new Map<string, string[]>();
  for (const { step, from, to } of transitions) {
    if (from === to) continue;
    const arrow = `${from} --> ${to}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), step]);
  }
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(first === undefined ? [] : [`  [*] --> ${first}`]),
    ...[...labels].map(([arrow, steps]) => `  ${arrow} : ${steps.join(', ')}`),
    '```',
  ];
}

function table(
  { intents }: MachineTable,
  transitions: readonly Transition[],
  isTaken: IsTaken,
): readonly string[] {
  return [
    '| step | asked or happened | from | to | recorded |',
    '| --- | --- | --- | --- | --- |',
    ...transitions.map((transition) => {
      const { step, from, to } = transition;
      const kind = intents.has(step) ? 'intent' : 'fact';
      const end = from === to ? 'the same' : to;
      return `| ${step} | ${kind} | ${from} | ${end} | ${isTaken(transition) ? 'yes' : '**not covered**'} |`;
    }),
  ];
}

/** The page of all machines: each with its diagram, its transitions, and which of them no recording goes through. */
export async function machinesPage(isCovered: IsCovered): Promise<string> {
  const machines = await readMachines();
  const all = machines.map((machine) => {
    const transitions = transitionsOf(machine);
    const isTaken: IsTaken = (transition) => isCovered(machine, transition);
    return { machine, transitions, isTaken, covered: transitions.filter(isTaken).length };
  });
  const covered = all.reduce((sum, one) => sum + one.covered, 0);
  const count = all.reduce((sum, { transitions }) => sum + transitions.length, 0);
  const lines = [
    '# The machines',
    '',
    'Written by `npm run machines` from the code of `src/office/workflows`; a test fails when it is out of date. An intent is',
    'what a person asked, a fact what happened. A transition is recorded when a file of `test/journals` goes through it:',
    `${covered} of ${count} are.`,
    ...all.flatMap(({ machine, transitions, isTaken, covered: own }) => [
      '',
      `## ${machine.workflow}`,
      '',
      `${own} of ${transitions.length} transitions are recorded.`,
      '',
      ...diagram(machine, transitions),
      '',
      ...table(machine, transitions, isTaken),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
