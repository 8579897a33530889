import type { Invariant } from '../../../journal/explore';
import { listenToSteps, type StepTable } from '../../../kernel/machine';
import { type Never, neverOf } from '../cannotHappen';

type NeverOf = (step: StepTable, from: string, to: string) => Never | undefined;

/** No session goes through a transition that is declared impossible; told are those that were gone through since it was asked last. */
export function noneTaken(declared: NeverOf) {
  const seen = new Set<string>();
  listenToSteps((step, from, to, type) => {
    const never = declared(step, from, to);
    if (never) seen.add(`${type} went from ${from} to ${to}, declared impossible: ${never.because}`);
  });
  return {
    name: 'impossible transition',
    broken() {
      const problems = [...seen];
      seen.clear();
      return problems;
    },
  } satisfies Invariant;
}

export const cannotHappen = noneTaken(neverOf);
