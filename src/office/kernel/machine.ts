import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** The state of a workflow: a union told apart by `status`. */
export interface Machine {
  readonly status: string;
}

type In<S extends Machine, Status extends S['status']> = Extract<S, { readonly status: Status }>;

/** What a helper knows of its step; tests and the drawn tables read it. */
export interface StepTable {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export type Step<S, A extends UnknownAction> = ((state: S, action: A) => S) & StepTable;

/** Told of each step that came in a status where it does not apply: the sender believed in another state. */
type IgnoredListener = (status: string, action: UnknownAction) => void;

let onIgnored: IgnoredListener = () => undefined;

/** Development and tests listen to ignored steps; one listener at a time. */
export function listenToIgnored(listener: IgnoredListener): void {
  onIgnored = listener;
}

/** Told of each step that was taken, with the status before it and after it, and the action's type. */
type StepListener = (step: StepTable, from: string, to: string, type: string) => void;

let onStep: StepListener | undefined;

/** Tools learn which steps a session goes through; whoever listened before goes on listening. */
export function listenToSteps(listener: StepListener): void {
  const before = onStep;
  onStep = (...taken) => {
    before?.(...taken);
    listener(...taken);
  };
}

/**
 * The helpers that write a workflow's case reducers state-first. In a status that a step does not name,
 * the same state object comes back.
 *
 * @returns `move(from, to, step)`, whose step returns the next state and is checked to be in one of `to`;
 *          `stay(statuses, step)`, whose step returns the state with other data in the same status.
 */
export function machine<S extends Machine>() {
  function move<From extends S['status'], To extends S['status'], P = void>(
    from: readonly From[],
    to: readonly To[],
    step: (state: In<S, From>, action: PayloadAction<P>) => In<S, To>,
  ): Step<S, PayloadAction<NoInfer<P>>> {
    const reducer = (state: S, action: PayloadAction<NoInfer<P>>): S => {
      if (!isIn(state, from)) {
        onIgnored(state.status, action);
        return state;
      }
      const next = step(state, action as PayloadAction<P>);
      onStep?.(table, state.status, next.status, action.type);
      return next;
    };
    const table = Object.assign(reducer, { from, to });
    return table;
  }

  function stay<At extends S['status'], P = void>(
    statuses: readonly At[],
    step: (state: In<S, At>, action: PayloadAction<P>) => In<S, At>,
  ): Step<S, PayloadAction<NoInfer<P>>> {
    return move<At, At, P>(statuses, statuses, step);
  }

  return { move, stay };
}

function isIn<S extends Machine, Status extends S['status']>(
  state: S,
  statuses: readonly Status[],
): state is In<S, Status> {
  return (statuses as readonly string[]).includes(state.status);
}
