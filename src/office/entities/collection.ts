import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select as read } from 'typed-redux-saga';
import type { Keyed } from '../kernel/keyed';
import { query, type QueryOptions } from '../kernel/query/query';
import { ALL, type QueryState } from '../kernel/query/state';
import { type ByRow, type Changes, followRows, rowMessages, withChange } from './changedRows';
import type { Refusal } from '../../contract/refusal';
import { placeRows } from './placeRows';
import { seekRows, type Sought, soughtMessages, untilTold, withSought } from './soughtRows';
import { reacting } from '../kernel/reactions';

type Ids = readonly string[];

/** Things of one kind, each once, by id; and the lists of them that were asked for, as ids in the server's order. */
export interface Collected<T, P> {
  readonly rows: Readonly<Record<string, T>>;
  readonly lists: Keyed<QueryState<P, Ids>>;
  /** Rows that are others now and were not told yet, if there are any. */
  readonly changed?: Changes;
  /** Rows that are looked for by their ids, if any are. */
  readonly sought?: Sought;
  /** Why those could not be had, until they are asked for again. */
  readonly unhad?: Refusal;
}

interface CollectionOptions<N extends string, T, P, R> extends Omit<
  QueryOptions<N, P, R, Ids>,
  'dataOf' | 'select'
> {
  readonly idOf: (row: T) => string;
  /** The rows in a reply. */
  readonly rowsOf: (reply: R) => readonly T[];
  /** Of two states of a row the one with the higher version is the newer, where rows count; else what comes last is believed. */
  readonly versionOf?: (row: T) => number | undefined;
  /** How one row is kept as the server has it. Without it `invalidatedBy` says when whole lists are asked anew. */
  readonly byRow?: ByRow<T, P, R>;
}

const noRows: readonly never[] = [];

/**
 * What the server lists of one kind of thing: its rows, a query for each list of them, and the helpers with which a slice
 * changes one row. No drafts: to make and freeze those of 100,000 films would hold the page for seconds.
 */
export function collection<N extends string, T, P extends object, R>({
  idOf,
  rowsOf,
  versionOf = () => undefined,
  byRow,
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
  const seeking = soughtMessages(name);
  const rowFacts = { ...rowMessages<N, R>(name), ...seeking.facts };
  const { rowsWanted } = seeking.intents;
  const allKey = keyOf(ALL as P);
  const empty: State = { rows: {}, lists: {} };

  function reducer(state: State = empty, action: UnknownAction): State {
    if (rowFacts.rowChanged.match(action))
      return { ...state, changed: withChange(state.changed ?? {}, action.payload) };
    if (rowFacts.rowsSettled.match(action)) return withoutChanges(state);
    if (rowFacts.rowsTold.match(action)) return withRows(state, action.payload);
    if (rowFacts.rowsFailed.match(action)) return { ...state, unhad: action.payload.refusal };
    if (rowsWanted.match(action) || rowFacts.rowsSought.match(action))
      return withSought(
        state.unhad ? withoutRefusal(state) : state,
        action.payload.ids.filter((id) => isUnasked(state, id)),
        'due',
      );
    if (rowFacts.rowsOutdated.match(action)) return withSought(state, soughtOf(state, action.payload), 'due');
    const after = lists.reducer(state.lists, action);
    if (after === state.lists) return state;
    if (!loaded.match(action) && !partLoaded.match(action)) return { ...state, lists: after };
    return withList({ ...state, lists: after }, action.payload);
  }

  /** The rows of a list that was told, in the other lists to which they belong as well. Beside all there is nothing is looked for. */
  function withList(before: State, { params, reply }: { readonly params: P; readonly reply: R }): State {
    const key = keyOf(params);
    const told = byId(rowsOf(reply), before.rows);
    const state =
      key === allKey
        ? withoutSought(before)
        : withSought(before, soughtOf(before, { ids: Object.keys(told) }), 'told');
    const { [key]: list, ...others } = state.lists;
    const isOnly = Object.keys(others).length === 0 && state.sought === undefined;
    if (list === undefined || isOnly) return { ...state, rows: told };
    const rows = { ...state.rows, ...told };
    if (byRow === undefined) return { ...state, rows };
    const placed = placeRows(others, Object.keys(told), state.rows, rows, byRow);
    return { ...state, rows, lists: { ...placed, [key]: list } };
  }

  /** Whether a row is in no list: a list alone does not say then what there is. */
  function isApart(told: State['rows'], known: State['lists']): boolean {
    const listed = Object.values(known).flatMap(({ data }) => data ?? []);
    return Object.keys(omit(told, listed)).length > 0;
  }

  /** These rows as they are now; what is not among the rows told is gone. */
  function withRows(state: State, { ids, reply }: { readonly ids: Ids; readonly reply: R }): State {
    // A backend that does not know of ids tells of all there are.
    const asked = new Set(ids);
    const told = byId(
      rowsOf(reply).filter((row) => asked.has(idOf(row))),
      state.rows,
    );
    const rows = { ...omit(state.rows, ids), ...told };
    const changed = omit(state.changed ?? {}, ids);
    const after = placeRows(state.lists, ids, state.rows, rows, byRow ?? {});
    const sought = state.sought ?? (isApart(told, after) ? {} : undefined);
    const now = withSought(
      { ...withoutRefusal(withoutChanges(state)), ...(sought && { sought }), rows, lists: after },
      soughtOf(state, { ids }),
      'told',
    );
    return Object.keys(changed).length === 0 ? now : { ...now, changed };
  }

  /** Whether it is known of an id whether there is such a row. Of a list that is on its way a part may be there. */
  const isSettled = ({ rows, lists: known, sought }: State, id: string) => {
    const all = known[allKey];
    const areKnown = Boolean(all?.data) && all?.status !== 'refreshing';
    return id === '' || Object.hasOwn(rows, id) || sought?.[id] === 'told' || areKnown;
  };
  const isUnasked = (state: State, id: string) => !isSettled(state, id) && !state.sought?.[id];

  /** Rows by id; of two with one id the first stays. */
  function byId(rows: readonly T[], known: State['rows']): Record<string, T> {
    const told: Record<string, T> = {};
    for (const row of rows) {
      const id = idOf(row);
      if (Object.hasOwn(told, id)) continue;
      const before = known[id];
      told[id] = before !== undefined && (versionOf(before) ?? 0) > (versionOf(row) ?? 0) ? before : row;
    }
    return told;
  }

  const facts = { ...lists.facts, ...rowFacts };
  const select = (state: unknown) => (state as Root)[name];

  const saga = byRow
    ? reacting(
        lists.saga,
        followRows({ byRow, rowsOf, facts, select, versionOf }),
        seekRows({ byRow, messages: seeking, facts, select }),
      )
    : lists.saga;

  /** Asks for a row, unless it is known whether it is there. */
  function* lookFor(id: string): SagaGenerator<void> {
    if (!isSettled(yield* read(select), id)) yield* put(rowFacts.rowsSought({ ids: [id] }));
  }

  /** The same, and waits until it is known; returns why it could not be had, if so. */
  function* seek(id: string): SagaGenerator<Refusal | undefined> {
    yield* lookFor(id);
    return yield* untilTold({ messages: seeking, facts, select }, id);
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
    facts,
    intents: { ...lists.intents, rowsWanted },
    /** Intent for views: rows of these ids are shown. */
    wantRows: (ids: readonly string[]) => rowsWanted({ ids }),
    lookFor,
    seek,
    reducer,
    saga,
    /** How the question for a list stands. */
    selectQuery: (state: Root, params: P) => lists.selectQuery(state as never, params),
    /** The rows of a list in the server's order; none before it is known. */
    selectRows,
    /** Those of the list of all there is. */
    selectAll: (state: Root) => selectRows(state, ALL as P),
    /** Whether it is known which there are: until then none is none yet. */
    selectAreKnown: (state: Root) => lists.selectQuery(state as never, ALL as P).data !== null,
    /** Of these ids, those that nobody has asked for yet. */
    selectUnasked: (state: Root, ids: readonly string[]) => ids.filter((id) => isUnasked(state[name], id)),
    /** Why a row that is looked for could not be had. */
    selectRowRefusal: (state: Root, id: string): Refusal | undefined =>
      state[name].sought?.[id] === 'due' ? state[name].unhad : undefined,
    /** Whether it is known that there is no such row (any more). */
    selectIsGone: (state: Root, id: string) =>
      isSettled(state[name], id) && !Object.hasOwn(state[name].rows, id),
    selectById: (state: Root, id: string): T | undefined => state[name].rows[id],
    /** The state with other fields in one row, if it is there. */
    withChanges: (state: State, id: string, changes: Partial<T>): State => {
      const row = state.rows[id];
      return row === undefined ? state : { ...state, rows: { ...state.rows, [id]: { ...row, ...changes } } };
    },
    /** The state without that row, in its lists as well. */
    without: (state: State, id: string): State => {
      const { [id]: gone, ...rows } = state.rows;
      return gone === undefined ? state : { ...state, rows, lists: withoutId(state.lists, id) };
    },
  };
}

/** Of these ids, those that are looked for. */
const soughtOf = ({ sought = {} }: { readonly sought?: Sought }, { ids }: { readonly ids: Ids }): Ids =>
  ids.filter((id) => sought[id] !== undefined);

const withoutSought = <S extends Pick<Collected<never, never>, 'sought' | 'unhad'>>({
  sought: _all,
  unhad: _refusal,
  ...rest
}: S) => rest as Omit<S, 'sought' | 'unhad'> as S;

const withoutRefusal = <S extends { readonly unhad?: Refusal }>({ unhad: _refusal, ...rest }: S) =>
  rest as Omit<S, 'unhad'> as S;

const withoutChanges = <S extends { readonly changed?: Changes }>({ changed: _told, ...rest }: S) =>
  rest as Omit<S, 'changed'> as S;

const withoutId = <P>(lists: Collected<unknown, P>['lists'], id: string): Collected<unknown, P>['lists'] =>
  Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [
      key,
      list.data?.includes(id)
        ? ({ ...list, data: list.data.filter((each) => each !== id) } as QueryState<P, Ids>)
        : list,
    ]),
  );

function omit<T>(all: Readonly<Record<string, T>>, ids: Ids): Readonly<Record<string, T>> {
  const rest = { ...all };
  for (const id of ids) Reflect.deleteProperty(rest, id);
  return rest;
}
