import type { StepTable } from '../../../kernel/machine';

/** A transition that no session goes through, though its step would take it. */
export interface Never {
  readonly step: StepTable;
  readonly from: string;
  readonly to: string;
  /** What keeps it from happening. */
  readonly because: string;
}

/** Declares transitions of a step that cannot happen, each as `from to`; of one that stays the status is said once. */
export const never = (
  because: string,
  step: StepTable,
  ...transitions: readonly string[]
): readonly Never[] =>
  transitions.map((transition) => {
    const [from = '', to = from] = transition.split(' ');
    return { step, from, to, because };
  });
