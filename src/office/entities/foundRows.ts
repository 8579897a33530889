import type { UnknownAction } from '@reduxjs/toolkit';
import { ALL, type QueryState } from '../kernel/query/state';

/** What is looked for in a place, of which nothing else is known than what was found last. */
export interface FoundParams<Place extends string> {
  readonly place: Place;
  readonly search: string;
}

interface Searchable<Root, T, P> {
  readonly facts: { asked(payload: { readonly params: P }): UnknownAction };
  readonly selectQuery: (state: Root, params: P) => QueryState<P, readonly string[]>;
  readonly selectRows: (state: Root, params: P) => readonly T[];
}

/**
 * The rows of a collection that the server finds in a place, by what is typed there; where all rows are known, or on their
 * way, those, and the server is not asked.
 */
export function foundRows<Root, T, P extends { readonly found?: FoundParams<string> }>(
  { facts, selectQuery, selectRows }: Searchable<Root, T, P>,
  paramsOf: (search: string) => P,
) {
  const selectAll = (state: Root) => selectQuery(state, ALL as P);
  const selectHasAll = (state: Root) => {
    const { status, data } = selectAll(state);
    return data !== null || status === 'loading';
  };
  const selectFound = (state: Root) => selectQuery(state, paramsOf(''));
  return {
    ask: (search: string) => facts.asked({ params: paramsOf(search) }),
    selectHasAll,
    selectQuery: (state: Root) => (selectHasAll(state) ? selectAll(state) : selectFound(state)),
    selectRows: (state: Root): readonly T[] =>
      selectRows(state, selectAll(state).data === null ? paramsOf('') : (ALL as P)),
    /** For what the server found these rows: they hold it, whatever is known of them here. Undefined where it is not asked. */
    selectSearch: (state: Root): string | undefined => {
      const found = selectFound(state);
      return !selectHasAll(state) && found.status === 'ready' ? found.params.found?.search : undefined;
    },
  };
}
