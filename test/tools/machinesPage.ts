import type { IsCovered } from './machineCoverage';
import type { MachineTable, Transition } from './machines';
import { figuresOf, type Recorded, recordedMachines } from './recordedMachines';

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

function table({ machine: { intents }, transitions, isTaken }: Recorded): readonly string[] {
  return [
    '| step | asked or happened | from | to | recorded |',
    '| --- | --- | --- | --- | --- |',
    ...transitions.map((transition) => {
      const { step, from, to } = transition;
      const kind = intents.has(step) ? 'intent' : 'fact';
      const end = from === to ? 'the same' : to;
      return `| ${step} | ${kind} | ${from} | ${end} | ${recordedAs(transition, isTaken)} |`;
    }),
  ];
}

const recordedAs = (transition: Transition, isTaken: Recorded['isTaken']) => {
  if (transition.never !== undefined) return `never: ${transition.never}`;
  return isTaken(transition) ? 'yes' : '**not covered**';
};

/** The page of all machines: each with its diagram, its transitions, and which of them no recording goes through. */
export async function machinesPage(isCovered: IsCovered): Promise<string> {
  const all = await recordedMachines(isCovered);
  const lines = [
    '# The machines',
    '',
    'Written by `npm run machines` from the code of `src/office/workflows`; a test fails when it is out of date. An intent is',
    'what a person asked, a fact what happened. A transition is recorded when a file of `test/journals` goes through it:',
    `${figuresOf(all)}.`,
    ...all.flatMap((one) => [
      '',
      `## ${one.machine.workflow}`,
      '',
      `${figuresOf([one])}.`,
      '',
      ...diagram(one.machine, one.transitions),
      '',
      ...table(one),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
