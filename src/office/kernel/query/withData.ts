import type { Keyed } from '../keyed';
import type { QueryState } from './state';

/** The states of a query, with what is known of one question changed; as they are where nothing is known of it. */
export function withData<P, D extends object>(
  states: Keyed<QueryState<P, D>>,
  key: string,
  change: (data: D) => D,
): Keyed<QueryState<P, D>> {
  const known = states[key];
  return known?.data ? { ...states, [key]: { ...known, data: change(known.data) } as typeof known } : states;
}
