import type { StepTable } from '../../../kernel/machine';
import { account } from './account';
import { films } from './films';
import type { Never } from './never';
import { office } from './office';
import { records } from './records';
import { switches } from './switches';

export type { Never } from './never';

/** The transitions that no session goes through, though a step would take them. */
export const declaredNever: readonly Never[] = [...account, ...films, ...office, ...records, ...switches];

const byStep = new Map<StepTable, readonly Never[]>();
for (const one of declaredNever) byStep.set(one.step, [...(byStep.get(one.step) ?? []), one]);

/** What is declared of a transition of a step; nothing where it may happen. */
export const neverOf = (step: StepTable, from: string, to: string): Never | undefined =>
  byStep.get(step)?.find((one) => one.from === from && one.to === to);
