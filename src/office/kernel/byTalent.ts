import type { PayloadAction } from '@reduxjs/toolkit';
import type { Machine, Step } from './machine';

/** Machines of one kind, one a talent, by the talent's id. */
export type ByTalent<S extends Machine> = Readonly<Record<string, S>>;

/** What every message to such a machine carries. */
export interface OfTalent {
  readonly talentId: string;
}

/** Applies a step to the machine of the talent that the action names, and to no other. */
export const ofTalent =
  <S extends Machine, P extends OfTalent>(step: Step<S, PayloadAction<P>>) =>
  (machines: ByTalent<S>, action: PayloadAction<P>): ByTalent<S> => {
    const { talentId } = action.payload;
    const before = machines[talentId];
    if (!before) return machines;
    const after = step(before, action);
    return after === before ? machines : { ...machines, [talentId]: after };
  };

/** The machines without that talent's. */
export function withoutTalent<S extends Machine>(machines: ByTalent<S>, talentId: string): ByTalent<S> {
  const { [talentId]: _left, ...others } = machines;
  return others;
}
