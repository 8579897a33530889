import type { Action, PayloadAction } from '@reduxjs/toolkit';

/** A message that makes answers old, and which of them. */
export interface Invalidation<P> {
  matches(action: Action): boolean;
  concerns(action: Action, params: P): boolean;
}

interface Creator<T> {
  match(action: unknown): action is PayloadAction<T>;
}

/** Declares that a message makes the answers old whose params it concerns; without `concerns`, all of them. */
export const on = <T, P>(
  { match }: Creator<T>,
  concerns: (payload: T, params: P) => boolean = () => true,
): Invalidation<P> => ({
  matches: match,
  concerns: (action, params) => match(action) && concerns(action.payload, params),
});
