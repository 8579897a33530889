import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { Keyed } from '../keyed';
import { ALL, type QueryState } from './state';

interface Listed<P, D extends object> {
  keyOf(params: P): string;
  reducer(states: Keyed<QueryState<P, D>> | undefined, action: UnknownAction): Keyed<QueryState<P, D>>;
}

interface Creator<T> {
  match(action: unknown): action is PayloadAction<T>;
}

/** The query, in which what `fact` tells of all it has is known at once, before the server is asked anew. */
export function knownAtOnce<Q, P, D extends object, T>(
  listed: Q & Listed<P, D>,
  fact: Creator<T>,
  change: (data: D, told: T) => D,
): Q {
  const key = listed.keyOf(ALL as P);
  return {
    ...listed,
    reducer(states: Keyed<QueryState<P, D>> | undefined, action: UnknownAction) {
      const after = listed.reducer(states, action);
      const known = after[key];
      return fact.match(action) && known?.data
        ? { ...after, [key]: { ...known, data: change(known.data, action.payload) } as typeof known }
        : after;
    },
  };
}
