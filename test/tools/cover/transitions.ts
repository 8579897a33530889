import { listenToSteps, type StepTable } from '../../../src/office/kernel/machine';
import { readMachines, transitionsOf } from '../machines';

/** Transitions that can happen, as texts: the workflow, its step, from which status to which. */
interface Transitions {
  readonly all: readonly string[];
  /** Those that are gone through while `run` goes on; each is told to `onTaken` as it happens. */
  during(run: () => void, onTaken?: (transition: string) => void): ReadonlySet<string>;
}

/** The workflow of a transition. */
export const workflowIn = (transition: string) => transition.split(' ')[0] ?? '';

/** The transitions of all workflows that are machines of their own. */
export async function watchTransitions(): Promise<Transitions> {
  const machines = (await readMachines()).filter(({ workflow }) => workflow !== 'query');
  const names = new Map<StepTable, string>();
  for (const { workflow, steps } of machines)
    for (const [name, step] of steps) names.set(step, `${workflow} ${name}`);
  let hear: (transition: string) => void = () => undefined;
  listenToSteps((step, from, to) => {
    const name = names.get(step);
    if (name !== undefined) hear(`${name} ${from} ${to}`);
  });
  return {
    all: machines.flatMap((machine) =>
      transitionsOf(machine)
        .filter(({ never }) => never === undefined)
        .map(({ step, from, to }) => `${machine.workflow} ${step} ${from} ${to}`),
    ),
    during(run, onTaken) {
      const taken = new Set<string>();
      hear = (transition) => {
        taken.add(transition);
        onTaken?.(transition);
      };
      try {
        run();
      } finally {
        hear = () => undefined;
      }
      return taken;
    },
  };
}
