import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import type { Machine, Step } from './machine';
import { splitActions } from './splitActions';

/** What makes the message of a step, called with its payload. */
type CreatorOf<S> = S extends (state: never, action: PayloadAction<infer P>) => unknown
  ? ((payload: P) => PayloadAction<P>) & { readonly type: string }
  : never;

type CreatorsOf<Steps> = { readonly [Name in keyof Steps]: CreatorOf<Steps[Name]> };

/** The slice of a machine that a factory makes: its reducer, the intents that are named, its other messages as facts, and its selector. */
export function machineSlice<
  N extends string,
  S extends Machine,
  Steps extends Readonly<Record<string, Step<S, never>>>,
  Asked extends keyof Steps & string,
>(name: N, first: S, steps: Steps, ...asked: readonly Asked[]) {
  const slice = createSlice({ name, initialState: first, reducers: steps as never });
  return {
    steps,
    reducer: slice.reducer as Reducer<S>,
    ...splitActions(slice.actions as CreatorsOf<Steps>, ...asked),
    select: (state: Readonly<Record<N, S>>): S => state[name],
  };
}
