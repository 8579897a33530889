import type { IsCovered } from './machineCoverage';
import { type MachineTable, readMachines, type Transition, transitionsOf } from './machines';

/** A machine, and which of its transitions something that was replayed went through. */
export interface Recorded {
  readonly machine: MachineTable;
  readonly transitions: readonly Transition[];
  readonly isTaken: (transition: Transition) => boolean;
}

export const recordedMachines = async (isCovered: IsCovered): Promise<readonly Recorded[]> =>
  (await readMachines()).map((machine) => ({
    machine,
    transitions: transitionsOf(machine),
    isTaken: (transition) => isCovered(machine, transition),
  }));

/** How many transitions there are that can happen, how many of them are recorded, and how many cannot happen. */
export function countsOf(all: readonly Recorded[]) {
  const transitions = all.flatMap((one) =>
    one.transitions.map((transition) => ({ never: transition.never, isTaken: one.isTaken(transition) })),
  );
  const possible = transitions.filter(({ never }) => never === undefined);
  return {
    possible: possible.length,
    recorded: possible.filter(({ isTaken }) => isTaken).length,
    never: transitions.length - possible.length,
  };
}

/** Those counts in words. */
export function figuresOf(all: readonly Recorded[]): string {
  const { possible, recorded, never } = countsOf(all);
  const share = ((100 * recorded) / Math.max(1, possible)).toFixed(1);
  const others = never > 0 ? `; ${never} cannot happen, and fail where they do` : '';
  return `${recorded} of ${possible} transitions that can happen are recorded (${share} %)${others}`;
}
