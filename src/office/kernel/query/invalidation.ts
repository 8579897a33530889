import type { Action, PayloadAction } from '@reduxjs/toolkit';

/** A message that makes answers old, and which of them. */
export interface Invalidation<P, D = object> {
  matches(action: Action): boolean;
  /** `known` is what was known of the answer. */
  concerns(action: Action, params: P, known: D | null): boolean;
}

interface Creator<T> {
  match(action: unknown): action is PayloadAction<T>;
}

/** Declares that a message makes the answers old whose params it concerns; without `concerns`, all of them. */
export const on = <T, P, D = object>(
  { match }: Creator<T>,
  concerns: (payload: T, params: P, known: D | null) => boolean = () => true,
): Invalidation<P, D> => ({
  matches: match,
  concerns: (action, params, known) => match(action) && concerns(action.payload, params, known),
});
