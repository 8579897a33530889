import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type { Keyed } from '../kernel/keyed';
import { query, type QueryOptions } from '../kernel/query/query';
import { ALL, type QueryState } from '../kernel/query/state';

type Ids = readonly string[];

/** Things of one kind, each once, by id; and the lists of them that were asked for, as ids in the server's order. */
export interface Collected<T, P> {
  readonly rows: Readonly<Record<string, T>>;
  readonly lists: Keyed<QueryState<P, Ids>>;
}

interface CollectionOptions<N extends string, T, P, R> extends Omit<
  QueryOptions<N, P, R, Ids>,
  'dataOf' | 'select'
> {
  readonly idOf: (row: T) => string;
  /** The rows in a reply. */
  readonly rowsOf: (reply: R) => readonly T[];
  /** The newer of two states of a row, where rows tell that; else what comes last is believed. */
  readonly newer?: (known: T, told: T) => T;
}

const noRows: readonly never[] = [];

/**
 * What the server lists of one kind of thing: its rows, a query for each list of them, and the helpers with which a slice
 * changes one row. No drafts: to make and freeze those of 100,000 films would hold the page for seconds.
 */
export function collection<N extends string, T, P extends object, R>({
  idOf,
  rowsOf,
  newer = (_known, told) => told,
  ...options
}: CollectionOptions<N, T, P, R>) {
  type State = Collected<T, P>;
  type Root = Readonly<Record<N, State>>;
  const { name, keyOf = () => '' } = options;
  const lists = query<N, P, R, Ids>({
    ...options,
    dataOf: (reply) => [...new Set(rowsOf(reply).map(idOf))],
    select: ((state: Root) => state[name].lists) as never,
  });
  const { partLoaded, loaded } = lists.facts;
  const empty: State = { rows: {}, lists: {} };

  function reducer(state: State = empty, action: UnknownAction): State {
    const after = lists.reducer(state.lists, action);
    if (after === state.lists) return state;
    if (!loaded.match(action) && !partLoaded.match(action)) return { ...state, lists: after };
    const { params, reply } = action.payload;
    const { [keyOf(params)]: _this, ...others } = after;
    const told = byId(rowsOf(reply), state.rows);
    return { rows: Object.keys(others).length === 0 ? told : { ...state.rows, ...told }, lists: after };
  }

  /** Rows by id; of two with one id the first stays. */
  function byId(rows: readonly T[], known: State['rows']): State['rows'] {
    const told: Record<string, T> = {};
    for (const row of rows) {
      const id = idOf(row);
      if (Object.hasOwn(told, id)) continue;
      const before = known[id];
      told[id] = before === undefined ? row : newer(before, row);
    }
    return told;
  }

  const selectRows = createSelector(
    [
      (state: Root) => state[name].rows,
      (state: Root, params: P) => lists.selectQuery(state as never, params).data,
    ],
    (rows, ids): readonly T[] => (ids ? ids.flatMap((id) => rows[id] ?? noRows) : noRows),
  );

  return {
    ...lists,
    reducer,
    /** How the question for a list stands. */
    selectQuery: (state: Root, params: P) => lists.selectQuery(state as never, params),
    /** The rows of a list in the server's order; none before it is known. */
    selectRows,
    /** Those of the list of all there is. */
    selectAll: (state: Root) => selectRows(state, ALL as P),
    selectById: (state: Root, id: string): T | undefined => state[name].rows[id],
    /** The state with other fields in one row, if it is there. */
    withChanges: (state: State, id: string, changes: Partial<T>): State => {
      const row = state.rows[id];
      return row === undefined ? state : { ...state, rows: { ...state.rows, [id]: { ...row, ...changes } } };
    },
    /** The state without that row, in its lists as well. */
    without: (state: State, id: string): State => {
      const { [id]: gone, ...rows } = state.rows;
      return gone === undefined ? state : { rows, lists: withoutId(state.lists, id) };
    },
  };
}

const withoutId = <P>(lists: Collected<unknown, P>['lists'], id: string): Collected<unknown, P>['lists'] =>
  Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [
      key,
      list.data?.includes(id)
        ? ({ ...list, data: list.data.filter((each) => each !== id) } as QueryState<P, Ids>)
        : list,
    ]),
  );
