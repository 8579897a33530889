import type { PayloadAction } from '@reduxjs/toolkit';
import type { Machine, Step } from './machine';
import { undrafted } from './undrafted';

/** Machines of one kind, one for each of many things, by the thing's key. */
export type Keyed<S extends Machine> = Readonly<Record<string, S>>;

/**
 * A machine for each of many. The function returned makes of a step the case reducer that applies it to the machine
 * which the payload names, and to no other. A thing without a machine is in the state `first`, and a machine that is
 * `first` again is not kept; without `first`, only things that have a machine take steps.
 */
export function keyed<S extends Machine, Named>(keyOf: (payload: Named) => string, first?: S) {
  return <P extends Named>(step: Step<S, PayloadAction<P>>) =>
    (drafted: Keyed<S>, action: PayloadAction<P>): Keyed<S> => {
      const machines = undrafted(drafted);
      const key = keyOf(action.payload);
      const before = machines[key] ?? first;
      if (before === undefined) return machines;
      const after = step(before, action);
      if (after === before) return machines;
      return after === first ? without(machines, key) : { ...machines, [key]: after };
    };
}

/** The others than that one. */
export function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...others } = all;
  return others;
}
